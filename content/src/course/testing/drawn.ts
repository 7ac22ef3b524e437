import type { Exercise } from '@app/learning/course'
import { spellApart } from '@app/learning/letters'

/** What a learner has chosen that changes what is drawn: the language of the interface, and the kind of Latin. */
type Drawn = { language: 'en' | 'ml'; latin: 'easy' | 'precise' }

const drawnSettings: readonly Drawn[] = [
  { language: 'en', latin: 'easy' },
  { language: 'en', latin: 'precise' },
  { language: 'ml', latin: 'easy' },
  { language: 'ml', latin: 'precise' },
]

/** The options side by side, as the screens draw them; of pairs, the halves to choose from, with those that fit none. */
function drawnOptions(exercise: Exercise, { language, latin }: Drawn): string[] {
  const spelt = (says: readonly string[]) =>
    spellApart(says, latin).map(({ text, hints }) => [text, ...hints].join(' '))
  if (exercise.kind === 'see-choose-sound') return spelt(exercise.options.map(({ say, text }) => say ?? text))
  if (exercise.kind === 'match-pairs') {
    const halves = [...exercise.pairs, ...exercise.extras]
    const says = spelt(halves.map(({ say, match }) => say ?? match))
    return halves.map(({ say, match }, at) => (say === undefined ? match : (says[at] ?? '')))
  }
  if (!('options' in exercise) || !exercise.options) return []
  return exercise.options.map((option) =>
    language === 'ml' && 'ml' in option ? (option.ml ?? option.text) : option.text,
  )
}

/** What is wrong with them, in words, by each setting. */
export const lookAlikes = (exercise: Exercise, of: string): string[] =>
  drawnSettings.flatMap((setting) => {
    const texts = drawnOptions(exercise, setting)
    const isClear = new Set(texts).size === texts.length && texts.every((text) => text.trim() !== '')
    return isClear
      ? []
      : [`${exercise.kind} of ${of} (${setting.language}, ${setting.latin}): ${texts.join(' / ')}`]
  })
