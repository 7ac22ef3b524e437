import type { Form, Link, Tense } from '../frame/form.ts'

/** The form of a verb, and how it ends its clause. */
export type EndForm = Form & {
  link: Link
  /** കയറേണ്ടിവന്നു: one had to. */
  hasTo?: true
  /** ഉണ്ടാക്കിക്കൊടുത്തു: it is done for the one in the dative. */
  forSomebody?: true
}

const form = (tense: Tense, link: Link = 'end', not = false): EndForm => ({ tense, link, not, asks: false })

/** What is told, of now. */
export const plainForm = form('present')

/** The forms of verbs by the names of their first endings. Those that are not here are not translated. */
const forms: Readonly<Record<string, EndForm>> = {
  present: form('present'),
  presentNegative: form('present', 'end', true),
  presentProgressive: form('progressive'),
  progressive: form('progressive'),
  continuing: form('progressive'),
  notDoing: form('progressive', 'end', true),
  pastProgressive: form('pastProgressive'),
  continuingPast: form('pastProgressive'),
  past: form('past'),
  pastNegative: form('past', 'end', true),
  perfect: form('perfect'),
  resulting: form('perfect'),
  perfectNegative: form('perfect', 'end', true),
  pluperfect: form('pluperfect'),
  pluperfectNegative: form('pluperfect', 'end', true),
  future: form('future'),
  futureNegative: form('future', 'end', true),
  habit: form('usually'),
  habitNegative: form('usually', 'end', true),
  'future was': form('usedTo'),
  must: form('must'),
  mustBe: form('must'),
  mustNot: form('must', 'end', true),
  needNot: form('need', 'end', true),
  may: form('may'),
  able: form('can'),
  cannot: form('can', 'end', true),
  couldNot: form('could', 'end', true),
  wouldHave: form('would have'),
  mustHave: form('must have'),
  let: form('let'),
  polite: form('please'),
  please: form('please'),
  command: form('command'),
  commandMany: form('command'),
  goAhead: form('command'),
  comeOn: form('command'),
  pleaseDont: form('please', 'end', true),
  participle: form('past', 'and'),
  to: form('present', 'to'),
  presentNominal: form('present', 'noun'),
  pastNominal: form('past', 'noun'),
  'negativeRelative nominal': form('present', 'noun', true),
  presentRelative: form('present', 'that which'),
  pastRelative: form('past', 'that which'),
  negativeRelative: form('present', 'that which', true),
  'resulting presentRelative': form('past', 'that which'),
  perfectRelative: form('perfect', 'that which'),
  pluperfectRelative: form('pluperfect', 'that which'),
  needed: form('must', 'that which'),
  when: form('present', 'when'),
  whenPast: form('past', 'when'),
  ifPast: form('present', 'if'),
  evenIf: form('present', 'even if'),
  although: form('past', 'although'),
  after: form('past', 'after'),
  afterThat: form('past', 'after'),
  asSoonAs: form('past', 'as soon as'),
  byThen: form('past', 'by the time'),
  'haveTo past': { ...form('past'), hasTo: true },
  because: form('past', 'because'),
  while: form('progressive', 'while'),
  without: form('present', 'without'),
  'presentNominal using': form('present', 'because'),
  'pastNominal using': form('past', 'because'),
  'negativeRelative nominal using': form('present', 'because', true),
}

/** What may be joined to a verb that ends what is said. */
const links: Readonly<Record<string, Link>> = {
  if: 'if',
  evenThough: 'even if',
  that: 'that',
  whether: 'whether',
}

/** The form that these endings make, or undefined where English has no sure form for it. */
export function formOf(ids: readonly string[]): EndForm | undefined {
  for (let count = Math.min(ids.length, 3); count > 0; count--) {
    const base = forms[ids.slice(0, count).join(' ')]
    // The cases of a noun that is an act are for who reads it.
    if (base) return base.link === 'noun' ? base : withEnd(base, ids.slice(count))
  }
  return undefined
}

/** The same, of what is asked, what is linked by “if” or “that”, or what has “right?” after it. */
export function withEnd(base: EndForm, [id, ...more]: readonly string[]): EndForm | undefined {
  if (id === undefined) return base
  if (base.link !== 'end' || more.length > 0) return undefined
  // പോയെങ്കിലും is of what was so; ഉണ്ടെങ്കിലും and വന്നില്ലെങ്കിലും may be of what is to come.
  const link = id === 'evenThough' && !base.not && isOver.has(base.tense) ? 'although' : links[id]
  if (link === 'whether') return { ...base, link: 'that', asks: true }
  if (link) return { ...base, link }
  if (id === 'question') return { ...base, asks: true }
  if (id === 'tag') return base.not ? { ...base, asks: true } : undefined
  if (id === 'isntIt') return { ...base, tag: 'right' }
  if (id === 'youKnow') return { ...base, tag: 'you know' }
  if (id === 'youHear') return base
  return undefined
}

const isOver: ReadonlySet<Tense> = new Set(['past', 'perfect', 'pluperfect', 'pastProgressive'])

/** Before another clause, who is ill or hungry may be left out: പനിയുണ്ടെങ്കിൽ, പനിയായതുകൊണ്ട്. */
export const mayLeaveOut = (link: Link) =>
  link === 'because' || link === 'if' || link === 'even if' || link === 'although' || link === 'when'
