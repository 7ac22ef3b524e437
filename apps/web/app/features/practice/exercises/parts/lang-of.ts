/** The language of a word or a sentence, by its letters: what is asked in one direction is the answer in the other. */
export const langOf = (text: string): 'ml' | 'en' => (/[\u0D00-\u0D7F]/u.test(text) ? 'ml' : 'en')
