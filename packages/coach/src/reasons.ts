import type { CoachLanguage } from '@app/learning/coach'
import { type Kind, kindOf } from './differing-endings.ts'
import type { Judgement, Noticed } from './judge-meaning.ts'
import type { Language } from './language/language.ts'
import type { Phrases } from './phrases.ts'
import { quoteOf } from './quotes-of.ts'

type Compared = Extract<Judgement, { type: 'other' }>
type Asked = { guess: string; language: Language }

/** Why a guess is not right: a sentence for each role that surely differs, and what else is to be compared. */
export function reasonsFor(
  { sure, open }: Compared,
  { guess, language }: Asked,
  say: Phrases,
): { reasons: string[]; compare: string } {
  const quote = ({ said }: Noticed) => (said ? (quoteOf(said.text, guess, language) ?? '') : '')
  const reasons = sure.map((one) => {
    const kind = kindOf(one)
    if (kind !== undefined) return saysOf(kind, one)[say.language]
    if (one.role === 'order') return says.order[say.language]
    const [role = '', part = ''] = one.role.split(' ')
    const name = (roleNames[part] ?? roleNames[role])?.[say.language]
    const [relation = '', other = ''] = one.role.split(' as ')
    return other === ''
      ? say.differs(name, wantedIn(one), quote(one))
      : say.differs(
          (roleNames[relation] ?? roleNames.where)?.[say.language],
          `“${relation}”`,
          quoteOf(other, guess, language) ?? '',
        )
  })
  const isNamed = (one: Noticed) => sure.some(({ of }) => of !== undefined && of === one.of)
  const wanted = open.flatMap((one) => (one.of && !isNamed(one) ? [wantedIn(one)] : []))
  const quoted = new Set(sure.map(quote))
  const said = open
    .map(quote)
    .filter((text) => text !== '' && !quoted.has(text))
    .map((text) => `“${text}”`)
  const compare = say.compare([...new Set(wanted)].join(', '), [...new Set(said)].join(', '))
  const isBare = compare === '' && reasons.length === 0
  return { reasons: [...new Set(reasons)], compare: isBare ? say.belongTogether : compare }
}

/** The word that says what is wanted, with its gloss. */
const wantedIn = ({ of, wanted }: Noticed) =>
  of ? `${of.word} “${of.gloss}”` : wanted ? `“${asWritten(wanted.text)}”` : ''

/** A part of a frame has no plural, and no capital. */
const asWritten = (text: string) =>
  text
    .replace(/^i$/u, 'I')
    .replace(
      /(?<!\b(?:one|a|an|this|last|next|every|each|half) )(?<=\w )(?:day|night|week|month|year|hour|minute)$/u,
      '$&s',
    )

type Says = Readonly<Record<CoachLanguage, string>>

/** What each role is asked by. */
const roleNames: Readonly<Record<string, Says>> = {
  who: { en: 'Who', ml: 'ആര്' },
  thing: { en: 'What or whom', ml: 'എന്ത്, ആരെ' },
  to: { en: 'To whom or where', ml: 'ആർക്ക്, എങ്ങോട്ട്' },
  for: { en: 'For whom or what', ml: 'ആർക്കുവേണ്ടി, എന്തിന്' },
  with: { en: 'With whom or what', ml: 'ആരുടെ കൂടെ, എന്തുകൊണ്ട്' },
  from: { en: 'From where or whom', ml: 'എവിടെനിന്ന്, ആരിൽനിന്ന്' },
  is: { en: 'What it is', ml: 'എന്താണ്, എങ്ങനെയുള്ളതാണ്' },
  act: { en: 'What is done', ml: 'എന്തു ചെയ്യുന്നു' },
  at: { en: 'Where', ml: 'എവിടെ' },
  where: { en: 'Where', ml: 'എവിടെ' },
  under: { en: 'Where', ml: 'എവിടെ' },
  behind: { en: 'Where', ml: 'എവിടെ' },
  near: { en: 'Where', ml: 'എവിടെ' },
  before: { en: 'When', ml: 'എപ്പോൾ' },
  after: { en: 'When', ml: 'എപ്പോൾ' },
  without: { en: 'With whom or what', ml: 'ആരുടെ കൂടെ, എന്തുകൊണ്ട്' },
  when: { en: 'When', ml: 'എപ്പോൾ' },
  how: { en: 'How', ml: 'എങ്ങനെ' },
  often: { en: 'How often', ml: 'എത്ര തവണ' },
  which: { en: 'Which', ml: 'ഏത്' },
  whose: { en: 'Whose', ml: 'ആരുടെ' },
  count: { en: 'How many', ml: 'എത്ര' },
  asks: { en: 'What is asked', ml: 'എന്താണ് ചോദിക്കുന്നത്' },
}

function saysOf(kind: Kind, { role, wanted, said }: Noticed): Says {
  const [one = '', other = ''] = [wanted?.text, said?.text]
  switch (kind) {
    case 'denial':
      if (one === 'false') return says.affirmed
      return one === 'forbidden' ? says.forbidden : says.denied
    case 'question':
      return one === 'true' ? says.asked : says.told
    case 'past':
      return /past|was/u.test(one) ? says.past : says.notPast
    case 'ahead':
      return /ahead/u.test(one) ? says.ahead : says.notAhead
    case 'stated':
      if (one === 'forbidden') return says.forbidden
      if (/bid/u.test(one)) return says.bidden
      return /plain/u.test(one) ? says.notBidden : says.mode
    case 'bound':
      if (/must/u.test(one)) return says.must
      return /can|may/u.test(one) ? says.can : /must|can/u.test(other) ? says.free : says.mode
    case 'way':
      return role.startsWith('from') ? says.from : says.to
    case 'condition':
      return says.condition
    case 'count':
      return role.endsWith(' many') ? says.many : says.one
    case 'turnedRound':
      return says.turned
  }
}

const says = {
  denied: { en: 'The sentence says that something is not so.', ml: 'ഈ വാക്യത്തിൽ “not” എന്ന അർത്ഥമുണ്ട്.' },
  forbidden: { en: 'The sentence says not to do it.', ml: 'ചെയ്യരുത് എന്നാണ് ഈ വാക്യം പറയുന്നത്.' },
  affirmed: { en: 'Nothing in the sentence says “not”.', ml: 'ഈ വാക്യത്തിൽ “not” എന്ന അർത്ഥമില്ല.' },
  asked: { en: 'The sentence is a question.', ml: 'ഇതൊരു ചോദ്യമാണ്.' },
  told: { en: 'The sentence is not a question.', ml: 'ഇതൊരു ചോദ്യമല്ല.' },
  past: { en: 'The sentence speaks of the past.', ml: 'കഴിഞ്ഞ കാര്യമാണ് ഈ വാക്യം പറയുന്നത്.' },
  notPast: { en: 'The sentence does not speak of the past.', ml: 'ഈ വാക്യം പറയുന്നത് കഴിഞ്ഞ കാര്യമല്ല.' },
  ahead: { en: 'The sentence speaks of what is to come.', ml: 'ഇനി നടക്കാനുള്ള കാര്യമാണ് ഈ വാക്യം പറയുന്നത്.' },
  notAhead: {
    en: 'The sentence does not speak of what is to come.',
    ml: 'ഇനി നടക്കാനുള്ള കാര്യമല്ല ഈ വാക്യം പറയുന്നത്.',
  },
  bidden: {
    en: 'The sentence asks for it to be done; it does not say that it is so.',
    ml: 'ഒരു കാര്യം ചെയ്യാൻ ഒരാളോട് പറയുന്ന വാക്യമാണിത്.',
  },
  notBidden: {
    en: 'The sentence says what is so; it asks nobody to do it.',
    ml: 'ആരോടെങ്കിലും എന്തെങ്കിലും ചെയ്യാൻ പറയുന്ന വാക്യമല്ല ഇത്.',
  },
  must: {
    en: 'The sentence says that it must be done, or that somebody wants to.',
    ml: 'ചെയ്യണം എന്നാണ് ഈ വാക്യം പറയുന്നത്.',
  },
  can: { en: 'The sentence says whether one can.', ml: 'കഴിയുമോ ഇല്ലയോ എന്നാണ് ഈ വാക്യം പറയുന്നത്.' },
  free: {
    en: 'Nothing in the sentence says “must” or “can”.',
    ml: 'ഈ വാക്യത്തിൽ “must” എന്നോ “can” എന്നോ അർത്ഥമില്ല.',
  },
  mode: {
    en: 'The sentence says it in another way: whether it is so, must be, or may be.',
    ml: 'അങ്ങനെയാണോ, വേണമോ, ആകാമോ എന്നത് വാക്യത്തിൽ വേറെയാണ്.',
  },
  from: {
    en: 'The sentence says where from, not where to.',
    ml: 'ഈ വാക്യത്തിൽ “from” എന്നാണ് അർത്ഥം, “to” എന്നല്ല.',
  },
  to: {
    en: 'The sentence says where to, not where from.',
    ml: 'ഈ വാക്യത്തിൽ “to” എന്നാണ് അർത്ഥം, “from” എന്നല്ല.',
  },
  order: {
    en: 'Look once more at what comes first, and what comes of what.',
    ml: 'ഏത് ആദ്യം, ഏത് എന്തുകൊണ്ട് എന്നിവ ഒന്നുകൂടി നോക്കൂ.',
  },
  condition: { en: 'The sentence says “if”.', ml: 'ഈ വാക്യത്തിൽ “if” എന്ന അർത്ഥമുണ്ട്.' },
  one: {
    en: 'The sentence speaks of one, not of many.',
    ml: 'ഒന്നിനെക്കുറിച്ചാണ് ഈ വാക്യം പറയുന്നത്, പലതിനെക്കുറിച്ചല്ല.',
  },
  many: { en: 'The sentence speaks of more than one.', ml: 'ഒന്നിലധികമുണ്ട് എന്നാണ് ഈ വാക്യം പറയുന്നത്.' },
  turned: {
    en: 'Your words are right, but who does what is the other way round.',
    ml: 'വാക്കുകൾ ശരിയാണ്, പക്ഷേ ആര് എന്ത് ചെയ്യുന്നു എന്നത് മാറിപ്പോയി.',
  },
} as const satisfies Readonly<Record<string, Says>>
