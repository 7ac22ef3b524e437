import {
  type Answer,
  type CourseContent,
  type CourseSentence,
  type Exercise,
  type ExerciseVariant,
  exerciseVariants,
  judgeExercise,
  makeExercise,
  type Plan,
  planOf,
  type World,
} from '@app/learning/course'
import { type Item, kindOf } from '@app/learning/practice'
import { make } from '@app/malayalam/forms'
import { expect, it } from 'vitest'
import { shippedLexicon } from '../testing/shipped.ts'
import { piecesIn } from './course-content.ts'
import { tilesOf } from './testing/answers-to.ts'
import { knowing } from './testing/make-many.ts'
import { shippedCourse } from './testing/shipped-course.ts'

const content = shippedCourse()

type Target = Plan['targets'][number]

/**
 * Wrong answers as learners give them, and what each shows: `W` the word is not known, `E` its ending, `WE`
 * both, `-` neither, `ok` it is right with a word.
 */
type Case = { name: string; exercise: Exercise; answer: Answer; shows: string }

/** The ending, the word, then what was typed and what it shows. Its word is given: no other form shows anything of it. */
const putEnding = `
locative veedu: വീടിൽ E, വീട്ടിന് E, വീട്ടിലേക്ക് E, വീട് E, കടയിൽ -, വീട്ടിന്റെ E, വീടില് E, veedil ok, kadayil -, veettinu E, veettilekku E
locative skool: സ്കൂളിന് E, സ്കൂളിലേക്ക് E, സ്കൂളിലെ E, സ്കൂൾ E, സ്കൂളത്തിൽ E, ബസിൽ -, skoolinu E, busil -
locative kada: കടിൽ E, കടത്തിൽ E, കടയിലെ E, കടക്ക് E, കുടയിൽ -, kadathil E
dative kutti: കുട്ടിന് E, കുട്ടിയെ E, കുട്ടിയുടെ E, പട്ടിക്ക് -, കുട്ടിയോട് E, kuttinu E, kuttiye E, pattikku -
genitive amma: അമ്മന്റെ E, അമ്മയെ E, അമ്മയ്ക്ക് E, അച്ഛന്റെ -, അമ്മ E, ammante E, ammakku E
accusative kutti: കുട്ടിക്ക് E, കുട്ടിനെ E, കുട്ടിയോട് E, കുട്ടി E, പട്ടിയെ -, kuttine E
plural kutti: കുട്ടിമാർ E, കുട്ടിങ്ങൾ E, കുട്ടിയും E, പട്ടികൾ -, kuttimaar E
plural maram: മരംകൾ E, മരകൾ E, മരത്തിൽ E, മലകൾ -, marangal ok, marakal E
sociative amma: അമ്മോട് E, അമ്മയ്ക്ക് E, അമ്മയെ E, അച്ഛനോട് -, ammakku E
and amma: അമ്മും E, അമ്മയോ E, അച്ഛനും -
exists pusthakam: പുസ്തകമില്ല E, പുസ്തകത്തുണ്ട് E, പുസ്തകമാണ് E
is veedu: വീടുണ്ട് E, വീടല്ല E, കടയാണ് -, veedundu E
past varuka: വരുന്നു E, വരും E, വരി E, വരിച്ചു E, വന്നി E, പോയി -, varunnu E, poyi -
past pokuka: പോകി E, പോകും E, പോകുന്നു E, വന്നു -, poki E
past kazhikkuka: കഴിക്കും E, കഴിക്കി E, കഴിയു E, കളിച്ചു -, കുടിച്ചു -, kazhikkum E, kalichu -, kudichu -
future kazhikkuka: കഴിക്കുന്നു E, കഴിക്കൂ E, കഴിച്ചു E, കളിക്കും -, kalikkum -
present kudikkuka: കുടിക്കും E, കുടിച്ചു E, കഴിക്കുന്നു -, kudikkum E
must pokuka: പോകും E, പോകാം E, പോകുണം E, വരണം -, pokaam E, varanam -
presentNegative varuka: വരില്ല E, വന്നില്ല E, വരുന്നു E, പോകുന്നില്ല -, varilla E
to kaanuka: കാണും E, കാണാം E, കാണുക E, കേൾക്കാൻ -, kaanaam E
ifPast kaanuka: കാണുമ്പോൾ E, കണ്ടാലും E, കാണാൽ E, kaanaal E
pastNegative kaanuka: കാണില്ല E, കാണുന്നില്ല E, കണ്ടു E
isntIt perunnaal: പെരുന്നാൾഅല്ലേ E, പെരുന്നാളല്ല E, പെരുന്നാളാണോ E, ക്രിസ്മസല്ലേ -, perunnalalle ok
perfect kazhikkuka: കഴിച്ചിട്ട് E, കഴിക്കുന്നുണ്ട് E, കഴിചിട്ടുണ്ട് E, കുടിച്ചിട്ടുണ്ട് -, കളിച്ചു E, kazhichittund ok
needNot pokuka: പോകരുത് E, വരണ്ട -, പൊകണ്ട ok
locative malayaalam: മലയാളമിൽ E, മലയാളതിൽ E, മലയാലത്തിൽ ok, ഇംഗ്ലീഷിൽ -, malayalathil ok
dative treyin: ട്രെയിൻക്ക് E, ട്രെയിനിൽ E, ബസിന് -, ട്രേയിനിന് ok
genitive nammal: നമ്മൾന്റെ E, നമ്മൾക്ക് E, ഞങ്ങളുടെ -, നമുടെ ok
dative mon: മോൻക്ക് E, മോന്റെ E, മോൾക്ക് -
exists ruchi: രുചിഉണ്ട് E, രുചിയാണ് E, രുച്ചിയുണ്ട് ok, മണമുണ്ട് -
vocative amma: അമ്മെ E, അമ്മയെ E, അച്ഛാ -, അമേ ok
past nirayuka: നിറച്ചു E, നിറഞു E, നിരഞ്ഞു ok, പറഞ്ഞു -, niranju ok
since raavile: രാവിലെവരെ E, രാത്രിമുതൽ -, രവിലെമുതൽ ok
locative saambaar: സാമ്പാർഇൽ E, സാമ്പാരിൽ E, സമ്പാറിൽ ok
`

/** The word that is asked for by its meaning, then what was typed and what it shows. */
const typeIt = `
mazha: മഴയ് W, മയ W, മല W, mala W, mazhayil -, മഴയിൽ -, maza ok, വെയിൽ W
paattu: പട്ട് W, pattu W, paatu ok, പാട്ടിൽ -, പാട്ടുകൾ -, കഥ W
pokuka: പോയി -, പോകും -, poyi -, വരുക W, varuka W
kazhikkuka: കളിക്കുക W, kalikkuka W, കഴിച്ചു -, kazhichu -, കഴിക്കും -, കുടിക്കുക W
vellam: വെള്ളത്തിൽ -, velam ok, vellam ok, പാൽ W, വെളം ok
veedu: വീട്ടിൽ -, veettil -, viidu ok, മുറി W
pusthakam: pusthakangal -, pustakam ok, പുസ്തകങ്ങൾ -, പേന W
kuda: കട W, kada W, കുട്ട W, kutta W, ചായ W, കുടയും -
katthi: കട്ടി W, katti W, കത്തികൾ -
pani: പണി W, pani ok, പാനി ok, പനിയിൽ -
amma: അമ്മൂമ്മ W, അമ്മയെ -, ammaye -, അച്ഛൻ W
kaanuka: കണുക ok, കാനുക ok, കാണാം -, കണ്ടു -
checchi: ചേചി ok, ചെച്ചി ok, അനിയത്തി W, chechi ok
pooccha: പൂച ok, പൂച്ചയെ -, പട്ടി W, poocha ok
bhaarya: ഭര്യ ok, ഭർത്താവ് W, bharya ok
sthalam: സ്തലം ok, സ്ഥലത്ത് -
anchu: അഞ്ജ് ok, അമ്പത് W, anju ok
aal: അൾ ok, ആള് ok, ആളുകൾ -
`

/** A sentence, the meaning that was chosen for it, and what that shows as not known. */
const meaning = `
path-where-from-3 | Who is here? | word:avide
path-where-from-3 | What is there? | word:aaru
path-where-from-3 | What is here? | word:avide word:aaru
path-tea-or-coffee-7 | Not tomorrow, thanks. | word:ippol
path-tea-or-coffee-7 | Not now, all right. | word:nandi
path-tea-or-coffee-9 | The dog doesn't need milk; water is enough. | word:pooccha
path-tea-or-coffee-9 | The cat doesn't need milk; there is water. | word:mathi
path-boat-7 | I want to sit near the station. | word:iranguka
path-boat-7 | I want to get off near the house. | word:stteshan
path-boat-7 | I want to sit near the house. | word:stteshan word:iranguka
path-boat-7 | He wants to get off near the station. | word:njaan
path-my-family-10 | This child is his younger sister. | word:njaan
path-my-family-10 | This teacher is my younger sister. | word:kutti
path-at-work-4 | She works until evening. | word:raathri
path-at-work-4 | She works at night. | ending:until
path-at-work-4 | Father works at night. | word:aval-2 ending:until
`

/** A sentence, then the words that were put in place of others (`from>to`) or left out (`from>`). */
const build = `
food-1 വിശക്കുന്നു>വിശന്നു: ending:present
food-1 എനിക്ക്>എന്റെ: ending:dative
food-1 വിശക്കുന്നു>: word:vishakkuka
food-3 അമ്മയുടെ>അമ്മയെ: ending:genitive
food-3 വലിയ>ചെറിയ: word:valiya
food-3 മീൻകറി>ചായ: word:meenkari
food-9 രാത്രി>രാവിലെ: word:raathri
food-9 കഞ്ഞിയും>കഞ്ഞിയോ: ending:and
food-9 മതി>വേണം: word:mathi
food-7 കറിക്ക്>കറിയിൽ: ending:dative
food-7 എരിവ്>മധുരം: word:erivu
`

/** A question of a topic, the chosen option (counted from 1), and the words that it shows as not known. */
const quiz = `
daily_food/food-hungry 2: vishappu
daily_food/food-less-sugar 2: panchasaara
daily_food/food-less-sugar 3: kuracchu
daily_food/food-less-sugar 4: panchasaara kuracchu
daily_food/food-no-meat 2: iracchi
daily_food/food-no-meat 4: iracchi
daily_food/food-payasam 2: ruchi
daily_food/food-payasam 3: amma
daily_news/news-school-holiday 2: avadhi
daily_news/news-school-holiday 3: naale
daily_news/news-power-cut 2: raavile
common/common-more-slowly 2: pathukke
common/common-more-slowly 3: samsaarikkuka
family/family-mothers-elder-sister 3: amma
family/family-mothers-elder-sister 2: checchi
feelings/feelings-afraid-of-dogs 2: patti-2
feelings/feelings-afraid-of-dogs 3: pedi
animals/animals-slow-tortoise 3: aama
intermediate_s/si-beach-yesterday 3: kadappuram
beginner_s/sb-this-song 2: paattu
beginner_s/sb-this-song 4: ishtam
daily_movies/movie-start 2: thudanguka
daily_movies/movie-acting 2: abhinayam
daily_office/office-computer-problem 2: kampyoottar
directions_malayalam/direction-in-front 2: munnil
two_words/two-price 2: vila-2
three_words/three-go-home 2: veedu
three_words/three-go-home 4: pokuka
`

/** The exercise that a way of asking makes of an item, for a learner who knows some. */
function exerciseOf(
  wanted: Partial<ExerciseVariant>,
  item: Item,
  known: readonly Item[],
  from: CourseContent = content,
): Exercise {
  const way = exerciseVariants.find(
    ({ kind, skill, keyboard }) =>
      kind === wanted.kind && skill === wanted.skill && keyboard === wanted.keyboard,
  )
  const made =
    way && makeExercise(planOf(way, item), { content: from, memory: knowing(known), random: () => 0 })
  if (!made) throw new Error(`There is no exercise of kind ${wanted.kind} for ${item}.`)
  return made
}

const sorted = (items: string) => items.split(' ').toSorted().join(' ')

const linesOf = (table: string) => table.trim().split('\n')

/** Lines of a name and typed answers, each with what it shows. */
const typedCases = (table: string, exerciseFor: (name: string) => Exercise): Case[] =>
  linesOf(table).flatMap((line) => {
    const [name = '', answers = ''] = line.split(': ')
    const exercise = exerciseFor(name)
    return answers.split(', ').map((told): Case => {
      const [text = '', shows = ''] = told.split(' ')
      return { name: `${name}: ${text}`, exercise, answer: { type: 'typed', text }, shows }
    })
  })

/** The content with the forms of the table as sentences of their own: only forms of sentences are asked. */
const withForms: CourseContent = {
  ...content,
  sentences: new Map<string, CourseSentence>([
    ...content.sentences,
    ...linesOf(putEnding).map((line) => {
      const [id = ''] = line.split(': ')
      const [ending = '', word = ''] = id.split(' ')
      const entry = content.words.get(word)
      const [text = ''] = entry ? make(entry, [ending]) : []
      const items: Item[] = [`word:${word}`, `ending:${ending}`]
      const gloss = ending === 'plural' ? `${entry?.means[0]}s` : ''
      const today = { text: 'ഇന്ന്', entry: 'innu', endings: [], items: ['word:innu' as Item] }
      const pieces = [today, { text, entry: word, endings: [ending], items, gloss }]
      return [id, { id, text: `ഇന്ന് ${text}.`, english: '', pieces }] as const
    }),
  ]),
}

const putEndingCases = typedCases(putEnding, (name) => {
  const [ending = '', word = ''] = name.split(' ')
  const way = { kind: 'put-ending', skill: 'form', keyboard: true } as const
  return exerciseOf(way, `ending:${ending}`, [`word:${word}`], withForms)
})

const typeItCases = typedCases(typeIt, (name) =>
  exerciseOf({ kind: 'type-it', skill: 'recall', keyboard: true }, `word:${name}`, []),
)

const read = piecesIn(shippedLexicon())

/** A sentence with a tile too many, which is taken in place of another. */
const buildCases = linesOf(build).map((line): Case => {
  const [told = '', shows = ''] = line.split(': ')
  const [id = '', change = ''] = told.split(' ')
  const [from = '', to = ''] = change.split('>')
  const sentence = content.sentences.get(id)
  const items = sentence?.pieces.flatMap((piece) => piece.items) ?? []
  const only = { ...content, sentences: new Map(sentence ? [[id, sentence]] : []) }
  const made = firstMade(
    items.filter((item) => kindOf(item) === 'word').map((item): Target => ({ item, skill: 'recall' })),
    { content: only, memory: knowing(items), random: () => 0 },
    id,
  )
  if (!made) throw new Error(line)
  const targets = items.map((item): Target => ({ item, skill: kindOf(item) === 'word' ? 'recall' : 'form' }))
  const exercise = { ...made, targets }
  const extra = to === '' ? [] : read({ text: to, english: '', gloss: [] })
  const tiles = [
    ...exercise.tiles,
    ...extra.map(({ text, items }): (typeof exercise.tiles)[number] => ({ text, items })),
  ]
  const right = tilesOf(exercise)
  const built = right.flatMap((at) => {
    if (tiles[at]?.text !== from) return [at]
    return to === '' ? [] : [tiles.length - 1]
  })
  return {
    name: line,
    exercise: { ...exercise, tiles },
    answer: { type: 'built', tiles: built },
    shows: sorted(shows),
  }
})

/** The sentence with each of its words whole, as it is built for one of them or another. */
function firstMade(words: readonly Target[], world: World, sentence: string) {
  for (const first of words) {
    const targets = [first, ...words.filter((one) => one !== first)]
    const made = makeExercise({ kind: 'build-sentence', targets, sentence }, world)
    if (made?.kind === 'build-sentence') return made
  }
  return undefined
}

/** Of the sentence, all is learnt: the grid that has the meaning is asked. */
const meaningCases = linesOf(meaning).map((line): Case => {
  const [id = '', chosen = '', shows = ''] = line.split(' | ')
  const sentence = content.sentences.get(id)
  const grid = sentence?.grids?.findIndex(({ english }) => english.includes(chosen)) ?? -1
  const [asked] = sentence?.grids?.[grid]?.swaps ?? []
  const items = sentence?.pieces.flatMap((piece) => piece.items) ?? []
  const exercise =
    asked &&
    makeExercise(
      { kind: 'sentence-meaning', targets: [{ item: asked.item, skill: 'read' }], sentence: id, grid },
      { content, memory: knowing(items), random: () => 0 },
    )
  if (exercise?.kind !== 'sentence-meaning') throw new Error(line)
  const option = exercise.options.findIndex(({ text }) => text === chosen)
  return { name: line, exercise, answer: { type: 'chosen', option }, shows: sorted(shows) }
})

const quizCases = linesOf(quiz).map((line): Case => {
  const [told = '', shows = ''] = line.split(': ')
  const [id = '', option = ''] = told.split(' ')
  const question = content.questions.get(id)
  const [first = 'word:amma'] = question?.pieces.flatMap((piece) => piece.items) ?? []
  const only = { ...content, questions: new Map(question ? [[id, question]] : []) }
  const exercise = exerciseOf({ kind: 'quiz-question', skill: 'read' }, first, [], only)
  const words = shows.split(' ').map((word) => `word:${word}`)
  return {
    name: line,
    exercise,
    answer: { type: 'chosen', option: Number(option) - 1 },
    shows: sorted(words.join(' ')),
  }
})

/** What an answer shows, as the tables say it: letters for a typed one, else the blamed items. */
function shown({ exercise, answer }: Case): string {
  const { right, looks } = judgeExercise(exercise, answer)
  if (answer.type !== 'typed') return sorted(looks.map(({ item }) => item).join(' '))
  if (right) return 'ok'
  const letters = looks.map(({ item }) => (kindOf(item) === 'word' ? 'W' : 'E')).toSorted()
  return letters.reverse().join('') || '-'
}

const cases = [...putEndingCases, ...typeItCases, ...meaningCases, ...buildCases, ...quizCases]

it('blames the right piece of at least 98 in 100 wrong answers', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300)
  const missed = cases.filter((one) => shown(one) !== one.shows)
  const told = missed.map((one) => `${one.name}: ${shown(one)}, not ${one.shows}`)
  expect(told.length / cases.length, told.join('\n')).toBeLessThanOrEqual(0.02)
})

it('blames nothing but what was asked for, and never a word that was right', () => {
  for (const { exercise, answer } of cases) {
    const { looks } = judgeExercise(exercise, answer)
    expect(looks.every(({ item }) => exercise.targets.some((asked) => asked.item === item))).toBe(true)
  }
})
