import { type Fault, sortFaults } from '../fault.ts'
import type { Source } from '../source.ts'
import { calendar } from './calendar.ts'
import { closedWorld } from './closed-world.ts'
import { correctOptions } from './correct-options.ts'
import { films } from './films.ts'
import { languages } from './languages.ts'
import { letterOptions } from './letter-options.ts'
import { lexicon } from './lexicon.ts'
import { neededKnownWords } from './needed-known-words.ts'
import { numberPieces } from './number-pieces.ts'
import { numberWords } from './number-words.ts'
import { oneSpelling } from './one-spelling.ts'
import { patternNames } from './pattern-names.ts'
import { patterns } from './patterns.ts'
import { phrases } from './phrases.ts'
import { repetitions } from './repetitions.ts'
import { sentences } from './sentences.ts'
import { spelling } from './spelling.ts'
import { spokenClips } from './spoken-clips.ts'
import { stableIds } from './stable-ids.ts'
import { topicSizes } from './topic-sizes.ts'
import { uniqueIds } from './unique-ids.ts'
import { wholeAlphabet } from './whole-alphabet.ts'

type Check = (source: Source) => Fault[]

/** Checks that look at what is there. */
const ofEachFile: Check[] = [
  spelling,
  oneSpelling,
  languages,
  phrases,
  films,
  lexicon,
  sentences,
  patterns,
  repetitions,
  uniqueIds,
  letterOptions,
  calendar,
  numberWords,
]

/** Checks that miss what is not there: they wait until every file can be read. */
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
]

/** Every fault of the content at once, in the order of its files. */
export function checkSource(source: Source): Fault[] {
  const checks = source.faults.length > 0 ? ofEachFile : [...ofEachFile, ...ofTheWhole]
  return sortFaults([...source.faults, ...checks.flatMap((check) => check(source))])
}
