import type { PartOfSpeech } from './entry.ts'
import type { Form } from './make.ts'

const cases = `
accusative dative genitive sociative instrumental locative locativeAdjective allative ablative perlative together with than about like through possession
`
const joinedToNouns = 'and question is isNot isntIt that exists lacks having became being was'

const ofNoun = `
plural ${cases} vocative ${joinedToNouns} dative+and genitive+and accusative+and sociative+and locative+and locative+is locative+question
allative+is allative+is+question allative+question is+question is+if is+youKnow using
`
const ofVerb = `
present past future presentProgressive progressive continuing perfect pluperfect habit resulting
presentNegative pastNegative futureNegative perfectNegative pluperfectNegative habitNegative
presentRelative pastRelative negativeRelative perfectRelative possible
participle while after without when whenPast ifPast to toFor
must needNot may mustNot pleaseDont please polite command let commandMany letMe goAhead willSurely
presentNominal pastNominal pastProgressive continuingPast pluperfectRelative willHave wouldHave mightHave asSoonAs hadTo needed passive avoid
present+question past+question future+question may+question must+question presentProgressive+question pastNegative+tag futureNegative+tag presentNegative+tag past+isntIt past+youKnow
past+that future+that must+that pastNegative+that present+if future+if past+if pastNegative+if future+was may+was must+was habit+was perfect+was evenIf after+and after+question afterThat
able cannot couldNot presentNominal+during presentNominal+amid pastNominal+amid must+factThat past+factThat
when+and whenPast+and to+is to+became presentNominal+is pastNominal+is presentNominal+dative pastNominal+dative pastNominal+using presentNominal+using presentNominal+locative
presentRelative+people pastRelative+people negativeRelative+people passive+past passive+present continuing+must resulting+future avoid+must
`

const read = (table: string): Form[] =>
  table
    .trim()
    .split(/\s+/u)
    .map((form) => form.split('+'))

const nounForms = read(ofNoun)
const caseForms = read(cases)

/**
 * The forms to show for each part of speech, the most useful first. A word may lack some of them: `make` then
 * returns an empty list.
 */
export const formsOf: Readonly<Record<PartOfSpeech, readonly Form[]>> = {
  noun: [...nounForms, ...caseForms.map((form) => ['plural', ...form]), ['plural', 'and'], ['plural', 'is']],
  name: nounForms.filter(([first]) => first !== 'plural'),
  pronoun: nounForms.filter(([first]) => first !== 'plural' && first !== 'vocative'),
  numeral: [...caseForms, ...read(joinedToNouns), ['ordinal'], ['ordinalNominal']],
  verb: read(ofVerb),
  adjective: read(
    'nominal people heWho sheWho nominal+is nominal+and nominal+locative people+dative people+genitive nominal+became is isNot was became',
  ),
  adverb: read('and question is isNot ofTime allative ablative until since is+question'),
  postposition: read('and question is'),
  particle: read('and is question'),
  conjunction: read('and'),
  interjection: [],
  phrase: [],
}
