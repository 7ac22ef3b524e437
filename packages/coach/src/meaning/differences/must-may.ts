import { meanings } from '@app/malayalam/forms'
import { malayalam } from '../data.ts'
import { plainEnglish, writtenOut } from '../english/plain-english.ts'
import type { MeantWord } from '../meant-word.ts'
import { bids } from '../pieces/compare-pieces.ts'
import type { Pieces } from '../pieces/piece.ts'

type Text = { text: string; pieces: Pieces }

/** Whether the guess leaves out that something must or can be done, or says it of what just is done. */
export function boundOtherwise(
  said: readonly MeantWord[],
  known: Text | undefined,
  guess: Text,
): 'must' | 'can' | 'free' | undefined {
  const [own, given] = [known ? modesIn(known) : new Set<string>(), modesIn(guess)]
  const { must, due, can, able, told, plain } = modesOf(said)
  if (given.has('must') && !must && !own.has('must') && !own.has('bid') && !told) return 'free'
  if (given.has('let') && !must && !can && !told && known === undefined) return 'free'
  if (given.has('let') && known && !own.has('let') && !own.has('must') && !own.has('can') && !can)
    return 'free'
  if (given.has('can') && !own.has('can') && (own.has('must') || (due && !can))) return 'must'
  if (given.has('can') && !own.has('can') && !can && plain) return 'free'
  // “Which bus do you take?” asks which one must.
  const mayMean = ['must', 'bid', 'can', 'asked'].some((mode) => given.has(mode))
  if ((known ? own.has('must') : due) && !mayMean) return 'must'
  return able && (own.has('can') || !known) && !given.has('can') && !given.has('must') ? 'can' : undefined
}

/** നിർത്താൻ പാടില്ല: “need not” is not “must not”. */
export const needsNotForMustNot = (said: readonly MeantWord[], guess: string) =>
  said.some(
    ({ endings, gloss }) =>
      endings.some((means) => means === meanings.mustNot || means === meanings.shouldNot) ||
      gloss.startsWith('must not'),
  ) && /\b(?:not (?:have|need) to|need not)\b/u.test(writtenOut(guess))

/** What the endings and words of the sentence say: -ണം, -ആം, കഴിയും. `may` leaves open much: let us, shall, can. */
function modesOf(said: readonly MeantWord[]) {
  const endings = new Set(said.flatMap(({ endings }) => endings))
  const has = (...ids: string[]) => ids.some((id) => endings.has(meanings[id] ?? '—'))
  const isOf = (list: ReadonlySet<string>) =>
    said.some(({ entries, word }) => [word, ...entries].some((one) => list.has(one)))
  const glossed = (pattern: RegExp) => said.some(({ gloss }) => pattern.test(gloss))
  const able =
    has('able', 'cannot', 'couldNot', 'possible') ||
    said.some(
      (word, at) =>
        [word.word, ...word.entries].some((one) => malayalam.can.has(one)) &&
        said.slice(0, at).some(({ endings }) => endings.at(-1) === meanings.to),
    )
  return {
    must:
      has(
        'must',
        'needed',
        'haveTo',
        'mustBe',
        'doMust',
        'shouldHave',
        'hadTo',
        'needNot',
        'neededNot',
        'mustNot',
        'shouldNot',
        'mustHave',
      ) ||
      glossed(/\b(?:must|want|need|should|have to|has to|had to)\b/u) ||
      isOf(malayalam.must),
    can:
      able ||
      has('may', 'let', 'letMe', 'mightHave', 'maybe', 'mustNot', 'question', 'to') ||
      glossed(/\b(?:can|could|may|able)\b/u) ||
      isOf(malayalam.may),
    able,
    due: has('must', 'needed', 'haveTo', 'mustBe', 'doMust'),
    plain: plainly.has(said.findLast(({ kind }) => kind === 'verb')?.endings.at(-1) ?? ''),
    told: has('command', 'polite', 'please', 'commandMany', 'comeOn', 'goAhead'),
  }
}

const plainly = new Set(
  ['future', 'past', 'present', 'presentProgressive', 'progressive', 'perfect'].map(
    (id) => meanings[id] ?? '',
  ),
)

function modesIn({ text, pieces }: Text): ReadonlySet<string> {
  // One sees and hears it, or can.
  const plain = plainEnglish(text).replace(
    /\b(?:can|could)(?= (?:(?:i|you|he|she|we|they|not) )*(?:see|hear|find|feel|smell|taste|understand|remember|get)\b)/gu,
    '',
  )
  return new Set([
    ...(/\b(?:must|should|ought|needs?|needed|wants?|wanted|wanna|wish|suppose[ds]?|required?)\b/u.test(plain)
      ? ['must']
      : []),
    ...(/\b(?:how|what|which|where|when)\b.* (?:do|shall) (?:you|i|we) /u.test(plain) ? ['asked'] : []),
    ...(/\b(?:can|could|able|manages?d?|possible|allowed|may|might|knows?|knew|fit|suit)\b/u.test(plain)
      ? ['can']
      : []),
    ...(/\blet\b/u.test(plain) ? ['let'] : []),
    ...(bids(pieces) || /\bplease\b/u.test(plain) ? ['bid'] : []),
  ])
}

/** What is said of it, in both languages. */
export const boundSays = {
  must: {
    en: 'The sentence says that it must be done, or that somebody wants to.',
    ml: 'ചെയ്യണം എന്നാണ് ഈ വാക്യം പറയുന്നത്.',
  },
  can: { en: 'The sentence says whether one can.', ml: 'കഴിയുമോ ഇല്ലയോ എന്നാണ് ഈ വാക്യം പറയുന്നത്.' },
  free: {
    en: 'Nothing in the sentence says “must” or “can”.',
    ml: 'ഈ വാക്യത്തിൽ “must” എന്നോ “can” എന്നോ അർത്ഥമില്ല.',
  },
}
