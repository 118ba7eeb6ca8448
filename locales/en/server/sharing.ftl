## Games for research

refused-share-branch = This game plays on from another one, whose people were not asked. It cannot be shared.
