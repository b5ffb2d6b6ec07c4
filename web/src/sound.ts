/* The one sound there is: two soft tones that call to the table. */

const TONES = [
  { after: 0, pitch: 587 },
  { after: 0.16, pitch: 880 },
];

export function chime(): void {
  const audio = new AudioContext();
  for (const { after, pitch } of TONES) {
    const begin = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.55);
  }
  window.setTimeout(() => void audio.close(), 1200);
}
