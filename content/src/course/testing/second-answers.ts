import type { CourseContent, Exercise } from '@app/learning/course'
import { spellApart } from '@app/learning/letters'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { analyse, type Lexicon, make } from '@app/malayalam/forms'
import { ipa, latin } from '@app/malayalam/sound'
import { rightAnswerTo, tilesOf } from './answers-to.ts'

/**
 * Why an exercise has more than one right answer, or options that nobody can tell apart: checked by other
 * means than those by which it was made. Empty if it is sound.
 */
export function secondAnswers(
  exercise: Exercise,
  content: CourseContent,
  lexicon: Lexicon<LexiconEntry>,
): string[] {
  const wordOf = (item: string | undefined) => content.words.get(item?.replace('word:', '') ?? '')
  switch (exercise.kind) {
    case 'choose-meaning': {
      const { options, right, text } = exercise
      const words = options.map(({ item }) => wordOf(item))
      const read = exercise.of === undefined ? analyse(text, lexicon).map(({ entry }) => entry.id) : []
      const alsoRead = words.flatMap((word, at) =>
        at !== right && word && read.includes(word.id) ? [word] : [],
      )
      return [
        ...twice(options.map((option) => option.text.toLowerCase())),
        ...sharedSenses(words.flatMap((word) => word ?? [])),
        ...(exercise.by === 'ear' ? twice(words.map((word) => heard(word?.word ?? ''))) : []),
        ...alsoRead.map(({ word }) => `${text} may be read as ${word}`),
      ]
    }
    case 'hear-choose-script':
    case 'tell-apart': {
      const said = exercise.options.map(({ text, item }) => {
        const letter = content.letters.get(item?.replace('letter:', '') ?? '')
        return heard(letter?.say ?? text)
      })
      return [...twice(said), ...twice(exercise.options.map(({ text }) => keyOf(text)))]
    }
    case 'see-choose-sound': {
      const { options } = exercise
      return [
        ...twice(options.map(({ text }) => text)),
        ...readAlike(options.map(({ say, text }) => say ?? text)),
        ...twice(options.map(({ means = '' }) => latin(means))),
        ...sharedSenses(options.flatMap(({ item }) => wordOf(item) ?? [])),
      ]
    }
    case 'match-pairs': {
      const { pairs } = exercise
      return [
        ...twice(pairs.map(({ text }) => keyOf(text))),
        ...twice(pairs.map(({ match }) => match.toLowerCase())),
        ...readAlike(pairs.map(({ say, match }) => say ?? match)),
        ...sharedSenses(pairs.flatMap(({ item }) => wordOf(item) ?? [])),
      ]
    }
    case 'put-ending': {
      const entry = wordOf(exercise.word)
      const ending = content.endings.get(exercise.ending.replace('ending:', ''))
      const right = entry && ending ? make(entry, ending.form) : []
      const also = exercise.options?.filter(({ text }) => right.includes(text)) ?? []
      return [
        ...twice(exercise.options?.map(({ text }) => keyOf(text)) ?? []),
        ...readAlike(exercise.options?.map(({ text }) => text) ?? []),
        ...(usedIn(content).has(keyOf(exercise.forms[0] ?? '')) ? [] : [`nobody says ${exercise.forms[0]}`]),
        ...(exercise.options?.filter(({ means }) => means === exercise.says.en).map(({ text }) => text) ??
          []),
        ...(exercise.options && also.length !== 1 ? [`${also.length} options are right`] : []),
      ]
    }
    case 'build-sentence': {
      const used = new Set(tilesOf(exercise))
      const texts = exercise.tiles.map(({ text }) => keyOf(text))
      const extra = texts.filter((_, at) => !used.has(at))
      return extra.filter((text) => texts.filter((one) => one === text).length > 1)
    }
    case 'film-lines':
    case 'scene-recall':
    case 'sentence-meaning':
      return twice(exercise.options.map(({ text }) => text.toLowerCase()))
    case 'spell-it': {
      // Another word of the same letters, by tiles that are too many.
      const right = rightAnswerTo(exercise)
      const own = right.type === 'built' ? right.tiles : []
      const letters = own.map((at) => exercise.tiles[at] ?? '')
      const extra = exercise.tiles.filter((_, at) => !own.includes(at))
      const spelt = extra.flatMap((tile) => letters.map((_, at) => keyOf(letters.with(at, tile).join(''))))
      const words = new Set([...content.words.values()].map(({ word }) => keyOf(word)))
      return spelt.filter((text) => words.has(text))
    }
    case 'type-it':
      return exercise.others
        .filter(({ word }) => exercise.words.some((own) => keyOf(own) === keyOf(word)))
        .map(({ word }) => word)
    case 'scene':
      return exercise.lines.flatMap(({ asks }) => twice((asks?.options ?? []).map(keyOf)))
    case 'introduce':
    case 'type-english':
    case 'say-it':
    case 'say-sentence':
    case 'write-by-hand':
    case 'quiz-question':
      return []
  }
}

/** What reads the same in the Latin that a screen shows. */
const readAlike = (texts: readonly string[]) => twice(spellApart(texts, 'easy').map(({ text }) => text))

const used = new WeakMap<CourseContent, ReadonlySet<string>>()

/** Every word of a sentence, a film or a question, as it stands there. */
function usedIn(content: CourseContent): ReadonlySet<string> {
  const carriers = [content.sentences, content.lines, content.questions].flatMap((all) => [...all.values()])
  const found =
    used.get(content) ?? new Set(carriers.flatMap(({ pieces }) => pieces.map(({ text }) => keyOf(text))))
  used.set(content, found)
  return found
}

/** What is in a list twice. */
const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

/** Senses that two of the words have: one by one, without brackets and articles. */
function sharedSenses(words: readonly Pick<LexiconEntry, 'id' | 'means'>[]): string[] {
  const senses = words.map(({ means }) => [
    ...new Set(
      means.flatMap((sense) =>
        sense
          .toLowerCase()
          .replace(/\([^)]*\)/gu, '')
          .split(/[,;/]/u)
          .map((one) => one.replace(/^\s*(?:a|an|the|to) /u, '').trim())
          .filter(Boolean),
      ),
    ),
  ])
  return twice(senses.flat())
}

/** What is heard, as far as our voice tells it apart (docs/sound.md). */
const heard = (text: string) =>
  ipa(text)
    .replace(/ɨː/gu, 'ɨ')
    .replace(/([mnɲŋɳlɭjʋ]|n̪)\1/gu, '$1')
