import { describe, expect, it } from 'vitest'
import type { AmbiguousTense } from './ambiguous-tense.ts'
import { judgeEnglish, type WantedEnglish } from './judge-english.ts'
import type { EnglishSlip } from './slip.ts'

const judged = (wanted: string, text: string, more: Partial<WantedEnglish> = {}) =>
  judgeEnglish(text, { accepted: [wanted], ...more })

/** What is told, in a few words: `article the`, `tense goes/went`. */
const told = (slip: EnglishSlip): string => {
  switch (slip.type) {
    case 'order':
      return 'order'
    case 'also':
      return `also ${slip.usual}`
    default:
      return [slip.type, [slip.wanted ?? '', slip.given ?? ''].join('/')].join(' ')
  }
}

it.each(['some', 'please', 'a little'])('nothing typed is not %s', (wanted) => {
  const { right, slips } = judged(wanted, '')
  expect([right, slips.length > 0]).toEqual([false, true])
})

describe('what is right', () => {
  it.each([
    ['I am here.', 'I am here.'],
    ['I am here.', 'i am here'],
    ['I am here.', "I'm here"],
    ["I'm here.", 'I am here'],
    ["I'm here.", 'I’m here!'],
    ['Hello, I’m Meera.', 'hello i am meera'],
    ['What is your name?', "what's your name"],
    ["What's your name?", 'What is your name'],
    ["It's raining.", 'it is raining'],
    ['He has gone.', "He's gone."],
    ["Don't go.", 'Do not go'],
    ['I do not know.', "I don't know"],
    ["I can't come.", 'I cannot come.'],
    ["I can't come.", 'I can not come.'],
    ["We won't come.", 'we will not come'],
    ["They'll come.", 'They will come'],
    ["I've eaten.", 'I have eaten'],
    ["They're my children.", 'They are my children'],
    ["Let's go.", 'Let us go!'],
    ["She isn't here.", 'She is not here'],
    ["Amma's house is big.", "amma's house is big"],
    ["Amma's here.", 'Amma is here.'],
    ['The colour is grey.', 'the color is gray'],
    ['The color is gray.', 'The colour is grey.'],
    ['My favourite dish', 'my favorite dish'],
    ['I am travelling.', 'I am traveling'],
    ['We organise it.', 'we organize it'],
    ['My mum is a traveller.', 'My mom is a traveler'],
    ['This is the city centre.', 'This is the city center.'],
    ['I learnt it.', 'I learned it'],
    ['I have two brothers.', 'I have 2 brothers'],
    ['I have 2 brothers.', 'I have two brothers'],
    ['There are twenty-one children.', 'there are 21 children'],
    ['It costs 1,500 rupees.', 'It costs fifteen hundred rupees'],
    ['Today I ate rice.', 'I ate rice today.'],
    ['I ate rice today.', 'Today, I ate rice.'],
    ['I go to school every day.', 'Every day I go to school'],
    ['Amma, come here.', 'Come here, Amma.'],
    ['Please sit.', 'Sit, please'],
    ['He is good-natured.', 'he is good natured'],
    ['  It is hot ', 'it   is hot...'],
    ['I shall come.', 'I will come'],
    ['She will come.', 'She is going to come'],
    ['I have no money.', "I don't have any money."],
  ])('%s as %s', (wanted, typed) => {
    expect(judged(wanted, typed)).toMatchObject({ right: true, slips: [], missed: [] })
  })

  it.each([
    ['I want to see the doctor.', 'I want to see a doctor', 'also the doctor'],
    ['He is a teacher.', 'he is the teacher', 'also a teacher'],
    ['This is an orange.', 'this is the orange', 'also an orange'],
    ['I want water.', 'I want some water', 'also want water'],
    ['Give me some water.', 'Give me water', 'also me some water'],
    ['Please come.', 'Come', 'also Please come'],
    ['This is Mother.', 'this is my mother', 'also is Mother'],
  ])('%s as %s, usually said otherwise', (wanted, typed, slip) => {
    const { right, slips } = judged(wanted, typed)
    expect([right, ...slips.map(told)]).toEqual([true, slip])
  })

  it.each<[string, string, AmbiguousTense]>([
    ['She is drinking water.', 'She drinks water', 'present'],
    ['She drinks water.', 'she is drinking water', 'present'],
    ["I'm going home.", 'I go home', 'present'],
    ['I go home.', "I'm going home", 'present'],
    ['They are playing.', 'They play', 'present'],
    ['Are you going home?', 'Do you go home?', 'present'],
    ['Does he live here?', 'Is he living here?', 'present'],
    ["He isn't coming.", "He doesn't come", 'present'],
    ['I ate rice.', 'I have eaten rice', 'past'],
    ['I have eaten rice.', 'I ate rice', 'past'],
    ['He came.', 'He has come', 'past'],
    ['She has cooked.', 'she cooked', 'past'],
    ['Did you eat?', 'Have you eaten?', 'past'],
    ["He hasn't come.", "He didn't come", 'past'],
    ['I must go.', 'I have to go', 'must'],
    ['He has to go.', 'He must go', 'must'],
    ['You should come.', 'You need to come', 'must'],
  ])('%s as %s, where the Malayalam says both', (wanted, typed, open) => {
    const { right, slips } = judged(wanted, typed, { open: [open] })
    expect([right, ...slips.map(({ type }) => type)]).toEqual([true, 'also'])
    expect(judged(wanted, typed).right).toBe(false)
  })

  it.each<[string, string, AmbiguousTense]>([
    ["I've read this book.", 'I readed this book', 'past'],
    ['I have to go.', 'I has to go', 'must'],
    ['She needs to go.', 'She need to go', 'must'],
  ])('%s as %s is wrong, whatever the Malayalam leaves open', (wanted, typed, open) => {
    expect(judged(wanted, typed, { open: [open] }).right).toBe(false)
  })

  it.each([
    ['I see a rat.', 'I see a mouse', ['rat', 'mouse']],
    ['The shop is big.', 'The store is big', ['shop', 'store']],
    ['My elder brother came.', 'My big brother came', ['elder brother', 'big brother']],
    ['It is good.', 'It is very fine', ['good', 'very fine']],
  ] as const)('%s as %s, another word of the entry', (wanted, typed, pair) => {
    expect(judged(wanted, typed, { others: [pair] }).right).toBe(true)
    expect(judged(wanted, typed).right).toBe(false)
  })

  it('takes any accepted sentence', () => {
    const accepted = ['This is my house.', 'This house is mine.']
    expect(judgeEnglish('this house is mine', { accepted }).right).toBe(true)
    expect(judgeEnglish('this house is my', { accepted }).right).toBe(false)
  })

  it.each([
    ["I don't know.", 'I dont know', "apostrophe don't/dont"],
    ["I'm Ravi.", 'im ravi', "apostrophe I'm/Im"],
    ['That is good.', 'Thats good', "apostrophe that's/thats"],
    ["This is my mother's house.", 'This is my mothers house', "apostrophe mother's/mothers"],
  ])('forgives an apostrophe, and shows it: %s as %s', (wanted, typed, slip) => {
    const { right, slips } = judged(wanted, typed)
    expect([right, told(slips[0] ?? { type: 'order' })]).toEqual([true, slip])
  })
})

describe('what is wrong is told as what it is', () => {
  it.each([
    // Articles
    ['I want to see the doctor.', 'I want to see doctor', 'article the/'],
    ['He is a teacher.', 'He is teacher', 'article a/'],
    ['This is an egg.', 'This is egg', 'article an/'],
    ['The sun is hot.', 'Sun is hot', 'article The/'],
    ['I am going home.', 'I am going the home', 'article /the'],
    ['I like tea.', 'I like the tea', 'article /the'],
    ['This is an orange.', 'This is a orange', 'article an/a'],
    ['This is a book.', 'This is an book', 'article a/an'],
    ['The book is here.', 'An book is here', 'article The/An'],
    ['It is an hour.', 'it is a hour', 'article an/a'],
    // Prepositions
    ['I am going to school.', 'I am going school', 'preposition to/'],
    ['The book is on the table.', 'the book is in the table', 'preposition on/in'],
    ['I live in Kochi.', 'I live Kochi', 'preposition in/'],
    ['I am going home.', 'I am going to home', 'preposition /to'],
    ['Come with me.', 'Come me', 'preposition with/'],
    ['I come from Kerala.', 'I come of Kerala', 'preposition from/of'],
    // To be
    ['She is my sister.', 'She my sister', 'be is/'],
    ['I am hungry.', 'I hungry', 'be am/'],
    ["I'm hungry.", 'I hungry', 'be am/'],
    ['They are here.', 'They is here', 'be are/is'],
    ['I am here.', 'I is here', 'be am/is'],
    ['He is here.', 'He are here', 'be is/are'],
    ['They were here.', 'They was here', 'be were/was'],
    ['The children are playing.', 'The children playing', 'be are/'],
    ['He goes home.', 'He is goes home', 'be /is'],
    // Tenses
    ['He was here.', 'He is here', 'tense was/is'],
    ['They are here.', 'They were here', 'tense are/were'],
    ['I went home.', 'I go home', 'tense went/go'],
    ['She came yesterday.', 'She comes yesterday', 'tense came/comes'],
    ['I ate rice.', 'I eated rice', 'tense ate/eated'],
    ['I cooked rice.', 'I cook rice', 'tense cooked/cook'],
    ['He is coming.', 'He is come', 'tense coming/come'],
    ['I have eaten.', 'I have ate', 'tense eaten/ate'],
    ['We are going home.', 'We are went home', 'tense going/went'],
    ['I go home.', 'I went home', 'tense go/went'],
    ['I will come.', 'I come', 'helper will/'],
    ['I can swim.', 'I swim', 'helper can/'],
    ['Do you know?', 'You know?', 'helper Do/'],
    ['I will come.', 'I would come', 'helper will/would'],
    ['Did you see it?', 'Do you see it?', 'helper Did/Do'],
    // The -s of he, she and it
    ['He goes home.', 'He go home', 'third-person goes/go'],
    ['She likes tea.', 'She like tea', 'third-person likes/like'],
    ['It rains.', 'It rain', 'third-person rains/rain'],
    ['Meera lives here.', 'Meera live here', 'third-person lives/live'],
    ['I go home.', 'I goes home', 'third-person go/goes'],
    ['They play.', 'They plays', 'third-person play/plays'],
    ["He doesn't know.", "He don't know", 'third-person does/do'],
    ['She has a house.', 'She have a house', 'third-person has/have'],
    // Only of the present: a past that is the verb itself, and the verb after a helper, are told as what they are.
    ['He cut the bread.', 'He cuts the bread', 'tense cut/cuts'],
    ['He will have tea.', 'He will has tea', 'base have/has'],
    ['Does she have a house?', 'Does she has a house?', 'base have/has'],
    // The plain verb
    ["He doesn't go.", "He doesn't goes", 'base go/goes'],
    ['I want to go.', 'I want to going', 'base go/going'],
    ['Did you eat?', 'Did you ate?', 'base eat/ate'],
    ['I can come.', 'I can comes', 'base come/comes'],
    ['We will go.', 'We will went', 'base go/went'],
    // Nouns and pronouns
    ['I have two brothers.', 'I have two brother', 'plural brothers/brother'],
    ['This is my book.', 'This is my books', 'plural book/books'],
    ['The children came.', 'The child came', 'plural children/child'],
    ['This is me.', 'This is I', 'form me/I'],
    ['I am here.', 'Me am here', 'form I/Me'],
    ['This is my house.', 'This is me house', 'form my/me'],
    ["My mother's name is Leela.", 'My mother name is Leela', "form mother's/mother"],
    ['He is here.', 'She is here', 'word He/She'],
    // Words and order
    ['I drink water.', 'I drink milk', 'word water/milk'],
    ['I drink cold water.', 'I drink water', 'word cold/'],
    ['I drink water.', 'I drink hot water', 'word /hot'],
    ['What is your name?', 'what your name is', 'order'],
    ['I drink water.', 'I water drink', 'order'],
    ['Where are you going?', 'Where you are going', 'order'],
    ['He is not here.', 'He is here', 'word not/'],
  ])('%s as %s: %s', (wanted, typed, slip) => {
    const { right, slips } = judged(wanted, typed)
    expect([right, ...slips.map(told)]).toEqual([false, slip])
  })

  it('tells the plain verb after a helper that is missing', () => {
    expect(judged('Where does he live?', 'Where he lives?').slips).toEqual([
      { type: 'helper', wanted: 'does' },
      { type: 'base', wanted: 'live', given: 'lives', by: 'does' },
    ])
  })

  it.each([
    ['I drink water.', 'I drink watr', 'water', 'missing'],
    ['I like rice.', 'I like rrice', 'rice', 'extra'],
    ['My friend came.', 'My freind came', 'friend', 'swapped'],
    ['I receive it.', 'I recieve it', 'receive', 'swapped'],
    ['It is beautiful.', 'It is beautifull', 'beautiful', 'extra'],
    ['The weather is hot.', 'The wether is hot', 'weather', 'missing'],
    ['I know.', 'I now', 'know', 'missing'],
    ['This is my daughter.', 'This is my doughter', 'daughter', 'other'],
    ['I am making tea.', 'I am makeing tea', 'making', 'extra'],
    ['She is eighteen.', 'She is eigteen', 'eighteen', 'missing'],
    ['Wednesday is a holiday.', 'Wensday is a holiday', 'Wednesday', 'missing'],
    ['Please help me.', 'Please hlep me', 'help', 'swapped'],
  ])('%s as %s: a letter of %s is %s', (wanted, typed, word, how) => {
    const { right, slips, missed } = judged(wanted, typed)
    const [slip] = slips
    if (slip?.type !== 'spelling') throw new Error(`It is no slip in spelling: ${JSON.stringify(slips)}`)
    expect([right, slip.wanted, missed]).toEqual([false, word, [word]])
    const found = slip.swapped === undefined ? slip.pieces.map(({ type }) => type) : ['swapped']
    expect(found).toContain(how)
  })

  it('tells of two slips, and of the words that were not known', () => {
    const { slips, missed } = judged('The book is on the table.', 'book is on the tabel')
    expect([slips.map(told), missed]).toEqual([['article The/', 'spelling table/tabel'], ['table']])
  })

  it('blames no word for a slip in grammar', () => {
    expect(judged('He goes to the market.', 'He go to market').missed).toEqual([])
  })

  it.each(['', '   ', '...', 'വെള്ളം', 'x'])('takes %j for nothing of the sentence', (text) => {
    expect(judged('I drink water.', text).right).toBe(false)
  })
})
