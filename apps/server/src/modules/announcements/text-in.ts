/** The text of a language; without it the English one, else the first that there is. */
export function textIn<Text extends { language: string }>(texts: readonly Text[], language: string): Text | undefined {
  return texts.find((text) => text.language === language) ?? texts.find((text) => text.language === 'EN') ?? texts[0];
}
