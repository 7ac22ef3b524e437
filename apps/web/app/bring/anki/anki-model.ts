import { ankiFields } from '@app/learning/bring'

/** These never change: by them Anki recognises our notes and our deck. */
export const modelId = 1_763_700_000_001
export const deckId = 1_763_700_000_002

const css = `.card { font-family: sans-serif; font-size: 20px; text-align: center; color: #2a2118; background: #fbf5e6; }
.word { font-size: 40px; line-height: 1.6; }
.quiet { color: #665949; }
.nightMode.card { color: #f5ecda; background: #17130d; }
.nightMode .quiet { color: #c2b49c; }`

const answer = `<div class="word" lang="ml">{{Word}}</div><div class="quiet">{{Pronunciation}}</div>{{Sound}}<p><b>{{Meaning}}</b></p>
{{#Sentence}}<p lang="ml">{{Sentence}}</p><p class="quiet">{{Translation}}</p>{{/Sentence}}`

/** The cards of a note: read, hear, say, as in the app. */
const templates = [
  { name: 'Read', qfmt: '<div class="word" lang="ml">{{Word}}</div>' },
  { name: 'Hear', qfmt: '{{#Sound}}{{Sound}}{{/Sound}}' },
  { name: 'Say', qfmt: '{{#Meaning}}<b>{{Meaning}}</b>{{/Meaning}}' },
].map(({ name, qfmt }, ord) => ({
  name,
  ord,
  qfmt,
  afmt: `<hr id="answer">${answer}`,
  bqfmt: '',
  bafmt: '',
  did: null,
}))

/**
 * The one row of the table `col`: the note type, the deck and Anki's own settings, as JSON texts. Seconds
 * since 1970.
 */
export function collectionTexts(now: number) {
  const deck = (id: number, name: string) => ({
    id,
    name,
    desc: '',
    mod: now,
    usn: -1,
    collapsed: false,
    dyn: 0,
    conf: 1,
    extendNew: 10,
    extendRev: 50,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  })
  const model = {
    id: modelId,
    name: 'Malayalam for All',
    type: 0,
    mod: now,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: templates,
    flds: ankiFields.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    css,
    latexPre: '',
    latexPost: '',
    tags: [],
    vers: [],
    req: [
      [0, 'any', [0]],
      [1, 'any', [3]],
      [2, 'any', [1]],
    ],
  }
  return {
    conf: JSON.stringify({
      nextPos: 1,
      estTimes: true,
      activeDecks: [1],
      sortType: 'noteFld',
      timeLim: 0,
      sortBackwards: false,
      addToCur: true,
      curDeck: 1,
      newSpread: 0,
      dueCounts: true,
      curModel: String(modelId),
      collapseTime: 1200,
    }),
    models: JSON.stringify({ [modelId]: model }),
    decks: JSON.stringify({ 1: deck(1, 'Default'), [deckId]: deck(deckId, 'Malayalam for All') }),
    dconf: JSON.stringify({ 1: options }),
  }
}

const options = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20 },
  rev: { bury: true, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
}
