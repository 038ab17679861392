/** The caller's voice is the device's own; silent until the player wants it. */
export type CallerVoice = { isThere: boolean; switch(isOn: boolean): void; say(words: string): void };

export function createCaller(tag: string): CallerVoice {
  const isThere = 'speechSynthesis' in window;
  let isOn = false;
  return {
    isThere,
    switch(wanted) {
      isOn = wanted;
      if (!isOn && isThere) speechSynthesis.cancel();
    },
    say(words) {
      if (!isOn || !isThere) return;
      const said = new SpeechSynthesisUtterance(words);
      said.lang = tag;
      // A ball that is still being said when the next one comes is cut short.
      speechSynthesis.cancel();
      speechSynthesis.speak(said);
    },
  };
}
