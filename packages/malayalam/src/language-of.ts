export function isMalayalam(text: string): boolean {
  return /[\u0D00-\u0D7F]/u.test(text)
}

/** The language to mark a text with, so that fonts and screen readers fit it: Malayalam if any of it is. */
export const languageOf = (text: string): 'ml' | 'en' => (isMalayalam(text) ? 'ml' : 'en')
