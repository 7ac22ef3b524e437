import { easyLatin } from '@app/malayalam/sound'
import type { CourseWord } from './content.ts'

/**
 * Whether a word sounds as one of its English meanings does: ക്ലാസ് “class”, സീറ്റ് “seat”. Who finds its meaning
 * has shown nothing of Malayalam.
 */
export function soundsEnglish({ word, means }: Pick<CourseWord, 'word' | 'means'>): boolean {
  const said = bones(easyLatin(word))
  return means
    .flatMap((sense) => sense.replace(/\([^)]*\)/gu, ' ').split(/[^a-zA-Z]+/u))
    .some((english) => english.length > 2 && said === bones(english) && said.length > 1)
}

/** The consonants that both languages tell apart, each once running: “theatre” and “thiyettar” are T, T, R. */
function bones(text: string): string {
  return text
    .toLowerCase()
    .replace(/ph/gu, 'f')
    .replace(/sch(?!w)/gu, 'sk')
    .replace(/gh/gu, '')
    .replace(/tion/gu, 'shn')
    .replace(/chr/gu, 'kr')
    .replace(/t?c?ch|sh|zh|c(?=[eiy])|g(?=[eiy])|[xzj]/gu, 's')
    .replace(/[cqg]/gu, 'k')
    .replace(/th|d/gu, 't')
    .replace(/w/gu, 'v')
    .replace(/b/gu, 'p')
    .replace(/f/gu, 'p')
    .replace(/[^klmnprstv]/gu, '')
    .replace(/(.)\1+/gu, '$1')
}
