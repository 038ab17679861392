/** Small sounds made on the spot: bells of a pentatonic scale, like a gamelan heard from the next lane. */
export type Sounds = {
  switch(isOn: boolean): void;
  tick(): void;
  spin(): void;
  reelStop(): void;
  /** It paid less than it cost: one quiet note. */
  paid(): void;
  win(isBig: boolean): void;
  freeSpins(): void;
};

const SCALE = [392, 440, 523.25, 587.33, 659.25, 783.99, 880];
const LOUDNESS = 0.16;

export function createSounds(): Sounds {
  let isOn = false;
  let context: AudioContext | null = null;
  let out: GainNode | null = null;

  function bell(hertz: number, afterSeconds: number, seconds: number, loudness = 1): void {
    if (!isOn || !context || !out) return;
    const at = context.currentTime + afterSeconds;
    // A bell is its note and a quieter overtone that is not quite in tune with it.
    for (const [factor, share] of [
      [1, 1],
      [2.76, 0.28],
    ] as const) {
      const tone = context.createOscillator();
      const swell = context.createGain();
      tone.frequency.value = hertz * factor;
      swell.gain.setValueAtTime(0, at);
      swell.gain.linearRampToValueAtTime(loudness * share, at + 0.008);
      swell.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
      tone.connect(swell).connect(out);
      tone.start(at);
      tone.stop(at + seconds);
    }
  }

  const note = (step: number) => SCALE[step % SCALE.length] ?? 440;

  return {
    switch(wanted) {
      isOn = wanted;
      if (!isOn || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      if (!out) {
        out = context.createGain();
        out.gain.value = LOUDNESS;
        out.connect(context.destination);
      }
      void context.resume();
      bell(note(2), 0, 0.5);
    },
    tick: () => bell(note(5), 0, 0.12, 0.5),
    spin: () => [0, 1, 2].forEach((step) => bell(note(step) / 2, step * 0.05, 0.25, 0.5)),
    reelStop: () => bell(130, 0, 0.16, 0.9),
    paid: () => bell(note(1), 0, 0.5, 0.5),
    win(isBig) {
      const steps = isBig ? [0, 2, 4, 5, 4, 5, 6] : [0, 2, 4];
      steps.forEach((step, index) => bell(note(step), index * 0.11, 0.9));
    },
    freeSpins: () => [98, 196, 294].forEach((hertz, index) => bell(hertz, index * 0.16, 2.2, 1.2)),
  };
}
