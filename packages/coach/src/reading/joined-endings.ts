import type { WordReading } from '@app/learning/vocabulary'

type Ending = WordReading['endings'][number]

/** What endings say so far: what is shown, and how it stands after “because” and after “for”. */
type Said = { id: string; text: string; clause?: string | undefined; doing?: string | undefined }

/**
 * The meanings of a word's endings, in one phrase where they belong together: “because it does not”, “had to”, “did?”.
 */
export function joinedMeaning(endings: readonly Ending[]): string {
  return endings
    .filter(({ means }) => means !== '')
    .reduce<readonly Said[]>((said, ending) => [...said.slice(0, -1), ...joined(said.at(-1), ending)], [])
    .map(({ text }) => text)
    .join('; ')
}

function joined(last: Said | undefined, { id, means }: Ending): readonly Said[] {
  const alone = { id, text: means, clause: clauses[id], doing: doings[id] }
  if (!last) return [alone]
  const pair = pairs[`${last.id} ${id}`]
  if (pair) return [{ id, text: pair, clause: pair }]
  if (id === 'question') return [{ ...last, text: `${last.text}?` }]
  const joint = joints[id]
  if (joint && last.clause) return [{ id, text: `${joint} ${last.clause}`, clause: undefined }]
  if (id === 'nominal' && last.clause) return [last]
  if (id === 'is' || id === 'was') return isSaidOf(last, alone)
  if (cases.has(id) && last.doing) return [{ id, text: `${means} ${last.doing}` }]
  return [last, alone]
}

/** വലുതാണ് is big, ഭാഗത്താണ് is in the part; ഇരുന്നാണ് only stresses how it is done. */
function isSaidOf(last: Said, alone: Said): readonly Said[] {
  if (last.id === 'nominal') return [alone]
  if (cases.has(last.id) || last.id === 'while' || last.id === 'possession')
    return [{ ...last, text: `${alone.text} ${last.text}` }]
  return last.doing || last.id === 'participle' || last.id === 'that' ? [last] : [last, alone]
}

const cases = new Set(
  'accusative dative genitive sociative instrumental locative allative ablative'.split(' '),
)

/** What joins a clause to another. */
const joints: Readonly<Record<string, string>> = {
  if: 'if',
  that: 'that',
  using: 'because',
  because: 'because',
  although: 'although',
  evenThough: 'although',
}

const byEnding = (lines: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(lines).flatMap(([said, ids]) => ids.split(' ').map((id) => [id, said])))

/** How it stands after “because”. */
const clauses = byEnding({
  'it did': 'past pastRelative pastNominal',
  'it does': 'present presentRelative presentNominal',
  'it will': 'future',
  'it is doing': 'progressive presentProgressive',
  'it was doing': 'pastProgressive pastProgressiveRelative',
  'it does not': 'presentNegative negativeRelative futureNegative habitNegative',
  'it did not': 'pastNegative notDone',
  'it has done': 'perfect perfectRelative resulting',
  'it has not done': 'perfectNegative',
  'it had done': 'pluperfect pluperfectRelative',
  'it usually does': 'habit habitRelative',
  'it must': 'must',
  'it must not': 'mustNot',
  'it must be done': 'needed',
  'there is': 'exists',
  'there is no': 'lacks',
  'it is': 'nominal is being',
  'it is not': 'isNot',
  'it was': 'was wasRelative',
})

/** How it stands after “for”. */
const doings = byEnding({
  doing: 'presentNominal',
  'having done': 'pastNominal',
  'not doing': 'negativeRelative',
})

/** What two endings say together. */
const pairs: Readonly<Record<string, string>> = {
  'haveTo past': 'had to',
  'future was': 'used to',
  'futureNegative was': 'did not',
  'notDone after': 'as it did not',
  'nominal just': 'one',
  'nominal become': 'to become',
  'become when': 'when it becomes',
  'presentRelative people': 'those who do',
  'pastRelative people': 'those who did',
  'negativeRelative people': 'those who do not',
  'resulting progressive': 'has done, and it stays so',
  'resulting presentNominal': 'has done, and it stays so',
  'emphasis justHas': 'there is only',
  'exists being': 'there was',
  'exists was': 'there was, had',
  'exists willBe': 'there will be',
  'lacks was': 'there was no, had no',
  'lacks lackingRelative': 'that has no',
}
