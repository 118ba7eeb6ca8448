## Being told of one’s turn while the page is closed

refused-no-push = This server tells nobody of their turn while the page is closed: whoever runs it has switched that off.
refused-push-endpoint = This is no address of a push service that this server sends to.
