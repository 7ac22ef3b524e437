import { type Fault, sortFaults } from '../fault.ts'
import { checkPictures } from '../pictures/check-pictures.ts'
import type { Source } from '../source.ts'
import { films } from './films.ts'
import { checkPath } from './path/check-path.ts'
import { checkScenes } from './scenes/check-scenes.ts'
import { patternNames } from './sentences/pattern-names.ts'
import { patterns } from './sentences/patterns.ts'
import { phrases } from './sentences/phrases.ts'
import { repetitions } from './sentences/repetitions.ts'
import { sentences } from './sentences/sentences.ts'
import { spokenClips } from './spoken-clips.ts'
import { stableIds } from './stable-ids.ts'
import { checkStories } from './stories/check-stories.ts'
import { calendar } from './topics/calendar.ts'
import { correctOptions } from './topics/correct-options.ts'
import { english } from './topics/english.ts'
import { letterOptions } from './topics/letter-options.ts'
import { newWords } from './topics/new-words.ts'
import { reasons } from './topics/reasons.ts'
import { topicSizes } from './topics/topic-sizes.ts'
import { wholeAlphabet } from './topics/whole-alphabet.ts'
import { uniqueIds } from './unique-ids.ts'
import { closedWorld } from './words/closed-world.ts'
import { languages } from './words/languages.ts'
import { learntEnglish } from './words/learnt-english.ts'
import { lexicon } from './words/lexicon.ts'
import { neededKnownWords } from './words/needed-known-words.ts'
import { numberPieces } from './words/number-pieces.ts'
import { numberWords } from './words/number-words.ts'
import { oneSpelling } from './words/one-spelling.ts'
import { spelling } from './words/spelling.ts'

type Check = (source: Source) => Fault[]

/** Checks of each file that exists. */
const ofEachFile: Check[] = [
  spelling,
  oneSpelling,
  languages,
  phrases,
  films,
  lexicon,
  learntEnglish,
  sentences,
  patterns,
  repetitions,
  uniqueIds,
  letterOptions,
  calendar,
  numberWords,
]

/** Checks for missing content. They wait until every file can be read. */
const ofTheWhole: Check[] = [
  topicSizes,
  correctOptions,
  wholeAlphabet,
  numberPieces,
  patternNames,
  stableIds,
  closedWorld,
  neededKnownWords,
  spokenClips,
  checkPath,
  checkScenes,
  checkStories,
  checkPictures,
  newWords,
  reasons,
  english,
]

/** Every fault of the content at once, in the order of its files. */
export function checkSource(source: Source): Fault[] {
  const checks = source.faults.length > 0 ? ofEachFile : [...ofEachFile, ...ofTheWhole]
  return sortFaults([...source.faults, ...checks.flatMap((check) => check(source))])
}
