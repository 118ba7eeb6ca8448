// Listens to what a page really plays: the loudest sample of every millisecond, on the audio clock.
const worklet = `
  registerProcessor("ear", class extends AudioWorkletProcessor {
    peaks = []; peak = 0; frame = 0; heard = 0;
    process([[samples]]) {
      for (const sample of samples ?? new Float32Array(128)) {
        this.peak = Math.max(this.peak, Math.abs(sample));
        if (++this.heard >= ((this.peaks.length + 1) * sampleRate) / 1000) {
          this.peaks.push(this.peak);
          this.peak = 0;
        }
      }
      if (++this.frame % 64 === 0) this.port.postMessage(this.peaks);
      return true;
    }
  });`;

const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
  if (to instanceof AudioDestinationNode && this.context instanceof AudioContext) void listen(this);
  return connect.call(this, to, ...rest);
};

async function listen(source) {
  const script = URL.createObjectURL(new Blob([worklet], { type: "text/javascript" }));
  await source.context.audioWorklet.addModule(script);
  const ear = new AudioWorkletNode(source.context, "ear", { numberOfOutputs: 1, channelCount: 1, channelCountMode: "explicit" });
  ear.port.onmessage = ({ data }) => (window.heardPeaks = data);
  connect.call(source, ear);
  connect.call(ear, source.context.destination); // silent, but it keeps the ear awake
}
