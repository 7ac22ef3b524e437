import { keyOf, words as wordsOf } from '@app/malayalam'

/** Whether something that was heard or typed is this sentence, whatever its marks and spaces. */
export const saysAll = (said: string, text: string): boolean => bare(said) === bare(text)

const bare = (text: string) => wordsOf(text).map(keyOf).join('')
