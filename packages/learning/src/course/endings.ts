import type { CourseEnding } from './content.ts'

/**
 * The endings that are taught: the 60 commonest of our sentences and films, and those that complete a set.
 * A row has the ending's id (its name in the rule table), the form that shows it (names joined by `+`; `.` is
 * the id alone), how a card shows it, an entry of the lexicon to show it on, what that form means, and what the
 * ending says in English and Malayalam.
 */
const ofNouns = `
plural . -കൾ kutti | children | more than one | ഒന്നിലധികം
accusative . -എ kutti | the child (object) | whom or what (the object) | ആരെ, എന്തിനെ
dative . -ക്ക്,_-ന് kutti | to the child | to, for | ആർക്ക്, എന്തിന്
genitive . -ന്റെ,_-ഉടെ kutti | the child’s | of, ’s | ആരുടെ, എന്തിന്റെ
sociative . -ഓട് kutti | to the child, with the child | to, with (a person) | ആരോട്
locative . -ഇൽ veedu | in the house, at home | in, at, on | എവിടെ, എന്തിൽ
locativeAdjective . -ഇലെ veedu | of the house, that is in the house | that is in (before a noun) | എവിടെയുള്ള, എന്തിലെ
allative . -ഇലേക്ക് veedu | to the house | to, into (a place) | എവിടേക്ക്
ablative . -ഇൽനിന്ന് veedu | from the house | from (a place) | എവിടെനിന്ന്
perlative . -ഇലൂടെ rodu | along the road | through, along | ഏതുവഴി
together . -ഓടൊപ്പം amma | together with Mother | together with | ആരുടെ കൂടെ
than . -എക്കാൾ njaan | than me | than | രണ്ടെണ്ണം തമ്മിൽ നോക്കുമ്പോൾ
about . -എക്കുറിച്ച് veedu | about the house | about | എന്തിനെപ്പറ്റി
like . -എപ്പോലെ amma | like Mother | like | ആരെപ്പോലെ
using . -കൊണ്ട് kai | by hand | with, by means of | എന്ത് ഉപയോഗിച്ച്
vocative . -ഏ amma | Mother! | calling somebody | ആളെ വിളിക്കുമ്പോൾ
and . -ഉം amma | Mother too; and Mother | and, also | കൂട്ടിച്ചേർക്കുമ്പോൾ
question . -ഓ undu | is there? | is it? (a question) | ചോദിക്കുമ്പോൾ
is . -ആണ് veedu | is a house | is | ഇന്നതാണ് എന്ന് പറയുമ്പോൾ
isNot . -അല്ല veedu | is not a house | is not | ഇന്നതല്ല എന്ന് പറയുമ്പോൾ
isntIt . -അല്ലേ veedu | isn’t it a house? | isn’t it? | ശരിയല്ലേ എന്ന് ചോദിക്കുമ്പോൾ
exists . -ഉണ്ട് pusthakam | there is a book | there is, has | ഉള്ള കാര്യം പറയുമ്പോൾ
lacks . -ഇല്ല pusthakam | there is no book | there is no, has no | ഇല്ലാത്ത കാര്യം പറയുമ്പോൾ
having . -ഉള്ള niram | that has colour | that has (before a noun) | അത് ഉള്ള
was . -ആയിരുന്നു doktar | was a doctor | was | പണ്ട് അങ്ങനെ
became . -ആയി doktar | became a doctor | became; as | അങ്ങനെ മാറി
being . -ആയ doktar | who is a doctor | that is (before a noun) | അങ്ങനെയുള്ള
youKnow . -അല്ലോ undu | there is, as you know | as you know, after all | അറിയാവുന്ന കാര്യം പറയുമ്പോൾ
until . -വരെ raathri | until night | until, as far as | എവിടം വരെ, എപ്പോൾ വരെ
since . -മുതൽ raavile | since morning | from, since | എവിടം മുതൽ, എപ്പോൾ മുതൽ
`
const ofVerbs = `
present . -ഉന്നു varuka | comes, is coming | does, is doing | ഇപ്പോൾ
past . -ഉ,_-ഇ varuka | came | did | കഴിഞ്ഞ കാര്യം
future . -ഉം varuka | will come | will do; does as a rule | ഇനി, അല്ലെങ്കിൽ പതിവായി
presentNegative . -ഉന്നില്ല varuka | is not coming | does not, is not doing | ഇപ്പോൾ ഇല്ല
pastNegative . -ഇല്ല varuka | did not come | did not | നടന്നില്ല
futureNegative . -ഇല്ല varuka | will not come | will not | ഇനി ഇല്ല
must . -അണം varuka | must come | must, should, want to | വേണം
needNot . -അണ്ട varuka | need not come | need not, don’t | വേണ്ട
mustNot . -അരുത് varuka | must not come | must not | പാടില്ല
may . -ആം varuka | may come, will gladly come | may, can, will gladly | സമ്മതം, സാധ്യത
let . -അട്ടെ varuka | let (him) come | let, may it | അനുവാദം
letMe . -ഓട്ടെ irikkuka | may I sit? | may I? | അനുവാദം ചോദിക്കുമ്പോൾ
polite . -ഊ varuka | please come | please do | മര്യാദയോടെ പറയുമ്പോൾ
pleaseDont . -അല്ലേ varuka | please don’t come | please don’t | അരുതേ എന്ന് പറയുമ്പോൾ
command . -് irikkuka | sit! | do! (to a child or friend) | അടുപ്പത്തോടെ പറയുമ്പോൾ
goAhead . -ഓളൂ irikkuka | go ahead and sit | go ahead and do | സമ്മതിക്കുമ്പോൾ
to . -ആൻ kaanuka | to see, in order to see | to, in order to | എന്തിന് വേണ്ടി
participle . -് kaanuka | having seen | having done, and | ചെയ്ത ശേഷം അടുത്തത്
after . -ഇട്ട് kaanuka | after seeing | after doing | കഴിഞ്ഞ ശേഷം
without . -ആതെ kaanuka | without seeing | without doing | ചെയ്യാതെ
when . -ഉമ്പോൾ kaanuka | when … sees | when one does | എപ്പോൾ
whenPast . -അപ്പോൾ kaanuka | when … saw | when one did | കഴിഞ്ഞ കാര്യം എപ്പോൾ
ifPast . -ആൽ kaanuka | if … sees | if one does | അങ്ങനെയെങ്കിൽ
evenIf . -ആലും kaanuka | even if … sees | even if one does | അങ്ങനെയാണെങ്കിലും
presentRelative . -ഉന്ന kaanuka | that sees | that does (before a noun) | ഇപ്പോൾ അങ്ങനെ ചെയ്യുന്ന
pastRelative . -അ kaanuka | that saw | that did (before a noun) | അങ്ങനെ ചെയ്ത
presentProgressive . -ഉന്നുണ്ട് kaanuka | is seeing | is doing (right now) | ഇപ്പോൾ നടക്കുന്ന കാര്യം
perfect . -ഇട്ടുണ്ട് kaanuka | has seen | has done | മുമ്പ് നടന്ന കാര്യം
perfectNegative . -ഇട്ടില്ല kaanuka | has not seen | has not done | ഇതുവരെ നടന്നില്ല
habit . -ആറുണ്ട് kaanuka | usually sees | usually does | പതിവുള്ള കാര്യം
`

/** Endings that may be said for one another: they are never options beside each other. */
const alike = `
present presentProgressive future habit
past perfect became was
presentNegative futureNegative pastNegative perfectNegative
polite command goAhead let may letMe
must polite
needNot mustNot pleaseDont
dative allative accusative sociative
dative genitive
sociative together
genitive locativeAdjective having
locative perlative locativeAdjective
ablative since
is was became exists being youKnow isntIt question
isNot lacks isntIt
having being
participle after past
when whenPast ifPast evenIf
presentRelative pastRelative
vocative emphasis
`

const rowsOf = (table: string, of: CourseEnding['of']): CourseEnding[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [told = '', exampleMeans = '', en = '', ml = ''] = row.split(' | ')
      const [id = '', form = '.', shown = '', example = ''] = told.trim().split(' ')
      return {
        id,
        form: form === '.' ? [id] : form.split('+'),
        shown: shown.replaceAll('_', ' '),
        of,
        means: { en, ml },
        example,
        exampleMeans,
      }
    })

export const courseEndings: readonly CourseEnding[] = [...rowsOf(ofNouns, 'noun'), ...rowsOf(ofVerbs, 'verb')]

const groups = alike
  .trim()
  .split('\n')
  .map((row) => new Set(row.split(' ')))

/** Whether one of two endings may be said for the other. */
export const endingsAlike = (one: string, other: string): boolean =>
  one === other || groups.some((group) => group.has(one) && group.has(other))

/** Endings by which a pronoun becomes another word: എന്റെ, എനിക്ക്. Its forms with them are met before they are asked. */
export const changesPronouns: ReadonlySet<string> = new Set(['genitive', 'dative', 'accusative', 'sociative'])
