import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../testing.ts'
import { compareMeaning } from './compare-meaning.ts'

const words = [
  aMeantWord('പേടിക്കേണ്ട', 'no need to fear', { senses: ['to be afraid'] }),
  aMeantWord('ഈ', 'this', { senses: ['this'] }),
  aMeantWord('പട്ടി', 'dog', { senses: ['dog'] }),
  aMeantWord('ആരെയും', 'anyone', { senses: ['anybody'] }),
  aMeantWord('കടിക്കില്ല', 'will not bite', { senses: ['to bite'] }),
]
const english = "Don't be afraid; this dog won't bite anyone."
const compare = (guess: string) => compareMeaning(words, english, guess)
const found = (guess: string) => compare(guess).found.map(({ word }) => word)

describe('compareMeaning', () => {
  it.each([
    english,
    'Do not be scared, the dog will not bite anybody',
    'No need to fear: this dog does not bite anyone',
    'dont fear this dog wont bite anyone',
  ])('takes "%s" for right', (guess) =>
    expect(compare(guess)).toMatchObject({ right: true, missing: [], extra: [] }),
  )

  it('says what is found, what is missing and what is too much', () => {
    const { right, missing, extra } = compare('the dogs are eating bananas')
    expect(right).toBe(false)
    expect(found('the dogs are eating bananas')).toEqual(['പട്ടി'])
    expect(missing.map(({ word }) => word)).toEqual(['പേടിക്കേണ്ട', 'ആരെയും', 'കടിക്കില്ല'])
    expect(extra).toEqual(['eating', 'bananas'])
  })

  it('hears that the guess denies less, or more', () => {
    expect(compare('be afraid, this dog will bite anyone')).toMatchObject({ right: false, denial: 'missing' })
    const shop = [aMeantWord('കട', 'shop')]
    expect(compareMeaning(shop, 'Isn’t this the shop?', 'is this the shop').right).toBe(true)
    const tea = [aMeantWord('ചായ', 'tea')]
    expect(compareMeaning(tea, 'I want tea', 'I do not want tea')).toMatchObject({
      right: false,
      denial: 'extra',
    })
  })

  it('needs no “enough” for what is enough if one does it, and hears the rest', () => {
    const sleep = [
      aMeantWord('തേച്ചിട്ട്', 'after brushing'),
      aMeantWord('കിടന്നാൽ', 'if you sleep', { endings: ['if one does'] }),
      aMeantWord('മതി', 'is enough'),
    ]
    const right = (guess: string) => compareMeaning(sleep, 'Brush before you sleep', guess).right
    expect([right('sleep after brushing'), right('sleep only after you brush')]).toEqual([true, true])
    expect([right('brush your hair'), right("don't sleep after brushing")]).toEqual([false, false])
    const tea = [aMeantWord('ചായ', 'tea'), aMeantWord('മതി', 'is enough')]
    expect(compareMeaning(tea, 'Tea is enough', 'tea').right).toBe(false)
  })

  it('takes the natural translation for right where the glosses use other words', () => {
    const leg = [aMeantWord('കാലിന്', 'to the leg'), aMeantWord('വേദനയുണ്ട്', 'there is suffering')]
    expect(compareMeaning(leg, 'The leg hurts.', 'leg hurts').right).toBe(true)
  })

  it.each([
    { says: 'I do not know', guess: 'I don’t know' },
    { says: 'I do not know', guess: "i don't know" },
    { says: 'I do not know', guess: 'I dont know' },
    { says: 'I want a glass of tea', guess: 'I would like a cup of tea' },
    { says: 'I want a glass of tea', guess: "I'd like a cup of tea" },
    { says: 'Mother is going to school', guess: 'mom goes to school' },
    { says: 'What are you seeing?', guess: 'what do you see' },
    { says: 'It has not rained for two weeks', guess: 'it hasn’t rained for 2 weeks' },
    { says: 'My favourite colour', guess: 'my favorite color' },
    { says: 'My younger brother', guess: 'my little brother' },
    { says: 'Isn’t this the shop?', guess: 'is this the shop' },
    { says: 'The sari is nice, isn’t it?', guess: 'the sari is nice' },
    { says: 'Why are you crying for nothing?', guess: 'why are you crying for nothing' },
    { says: 'Mother came', guess: 'my mother came' },
    { says: 'I drink coffee', guess: 'I have coffee' },
    { says: 'Please call me', guess: 'give me a call' },
    { says: 'I will see the lion', guess: 'I will go and see the lion' },
    { says: 'I drink tea', guess: 'I will drink tea' },
    { says: 'I have eaten', guess: 'I ate' },
    { says: 'I understood', guess: 'I have understood' },
    { says: 'Do you want tea?', guess: 'do you want tea' },
    { says: 'Do you want tea?', guess: 'any tea you want?' },
    { says: 'I can’t read without glasses', guess: 'I am unable to read without spectacles' },
    { says: 'Don’t forget to buy halwa', guess: 'remember to buy halwa' },
    { says: 'I go to Kozhikode', guess: 'I travel to Calicut' },
    { says: 'She got a new job', guess: 'She has got a new job' },
    { says: 'She got a new job', guess: 'she has gotten a new job' },
    { says: 'I did not get my money', guess: 'I haven’t got my cash' },
    { says: 'How about drinking tea?', guess: 'What if we drink tea?' },
    { says: 'We go tomorrow', guess: 'well go tomorrow' },
    { says: 'How much is the rent for one day?', guess: "What's the rent per day?" },
    { says: 'We did not go because it rained', guess: "We didn't go since it rained" },
    { says: 'Don’t quarrel when you play', guess: "don't fight while you play" },
    { says: 'We get off after the bus stops', guess: 'we get down once the bus stops' },
    { says: 'It is very hot', guess: "it's quite hot" },
    { says: 'There is a concert today', guess: 'there is a music concert today' },
    { says: 'Speak loudly', guess: 'speak up' },
    { says: 'Eat a banana, son', guess: 'eat a banana, my son' },
  ])('takes "$guess" for "$says"', ({ says, guess }) => {
    expect(compareMeaning([aMeantWord('…', says)], says, guess)).toMatchObject({ right: true, extra: [] })
  })

  it.each([
    { says: 'I do not know', guess: 'I know' },
    { says: 'I want tea', guess: 'I like tea' },
    { says: 'I want tea', guess: 'I would not like tea' },
    { says: 'I go early', guess: 'I go by ear' },
    { says: 'Why didn’t you come?', guess: 'why did you come' },
    { says: 'I came', guess: 'you came' },
    { says: 'Don’t talk, okay?', guess: 'talk, okay?' },
    { says: 'What are you seeing?', guess: 'what did you see' },
    { says: 'I drink coffee', guess: 'I have a cup' },
    { says: 'Have you drunk coffee?', guess: 'have you made coffee?' },
    { says: 'I call you', guess: 'I give you' },
    { says: 'I will see the lion', guess: 'I will go to the lion' },
    { says: 'I drink tea', guess: 'I drank tea' },
    { says: 'I have eaten', guess: 'I will eat' },
    { says: 'We forgot the bus', guess: 'we forget the bus' },
    { says: 'It rained', guess: 'it is raining' },
    { says: 'Who washes it?', guess: 'who washed it' },
    { says: 'Do you want tea?', guess: 'you do not want tea' },
    { says: 'Do you want tea?', guess: 'you want tea' },
    { says: 'The sari is nice', guess: 'is the sari nice?' },
    { says: 'I can’t read without glasses', guess: 'I can read without glasses' },
    { says: 'I go to Kozhikode', guess: 'I travel to Cochin' },
    { says: 'How much is the rent for one day?', guess: "What's the rent per month?" },
    { says: 'We did not go because it rained', guess: "We didn't go but it rained" },
    { says: 'We get off after the bus stops', guess: 'we sit down once the bus stops' },
    { says: 'This is her son', guess: 'this is my son' },
    { says: 'It is cold', guess: 'it is chilli' },
    { says: 'I have a great bag', guess: 'I have a heavy bag' },
    { says: 'He has many books', guess: 'he has great books' },
    { says: 'My ear hurts', guess: 'my hearing hurts' },
    { says: 'The road is bad', guess: 'the road is ruined' },
    { says: 'It is my wish', guess: 'it is my greeting' },
  ])('does not take "$guess" for "$says"', ({ says, guess }) => {
    const words = says.split(' ').map((one) => aMeantWord(one, one))
    expect(compareMeaning(words, says, guess).right).toBe(false)
  })

  describe('where Malayalam leaves open who it is', () => {
    const forgot = [aMeantWord('മറന്നു', '(I) forgot'), aMeantWord('കുട', 'umbrella')]
    const mine = [aMeantWord('എന്റെ', 'my'), ...forgot]
    const call = [aMeantWord('എന്നെ', 'me'), aMeantWord('വിളിക്കണേ', 'please call', { endings: ['please do'] })]
    const give = [aMeantWord('ചായ', 'tea'), aMeantWord('തരൂ', 'please give', { endings: ['please do'] })]

    it.each([
      { words: forgot, says: 'I forgot the umbrella', guess: 'she forgot her umbrella' },
      { words: mine, says: 'He forgot my umbrella', guess: 'they forgot my umbrella' },
      { words: give, says: 'Tea, please', guess: 'please give me tea' },
    ])('takes "$guess" for "$says"', ({ words, says, guess }) => {
      expect(compareMeaning(words, says, guess)).toMatchObject({ right: true, extra: [] })
    })

    it.each([
      { words: mine, says: 'He forgot my umbrella', guess: 'he forgot your umbrella' },
      { words: mine, says: 'He forgot my umbrella', guess: 'he forgot my umbrella and hers' },
      { words: call, says: 'Please call me', guess: 'he calls me' },
      { words: give, says: 'Tea, please', guess: 'she gives tea' },
    ])('does not take "$guess" for "$says"', ({ words, says, guess }) => {
      expect(compareMeaning(words, says, guess).right).toBe(false)
    })
  })

  it('takes what a gloss has in brackets for the word, but not who is meant there', () => {
    const good = [aMeantWord('നല്ല', 'good (strong)'), aMeantWord('മഴ', 'rain')]
    expect(compareMeaning(good, 'Good rain', 'a lot of rain').right).toBe(true)
    const saw = [aMeantWord('കണ്ട', 'that (you) saw'), aMeantWord('സിനിമ', 'film')]
    expect(compareMeaning(saw, 'The film you saw', 'you film').right).toBe(false)
  })

  it('hears the past in an ending where its English may be either', () => {
    const got = [aMeantWord('ഉടുപ്പ്', 'dress'), aMeantWord('കിട്ടി', 'got', { endings: ['did'] })]
    expect(compareMeaning(got, 'I got a dress', 'I got a dress').right).toBe(true)
    expect(compareMeaning(got, 'I got a dress', 'I will get a dress').past).toBe('missing')
  })

  it('takes no time of what stands before a noun for that of the sentence', () => {
    const red = [
      aMeantWord('ചുവന്ന', 'red', { endings: ['that did (before a noun)'] }),
      aMeantWord('സാരി', 'sari it is'),
    ]
    expect(compareMeaning(red, 'It is a red sari', 'it is a red sari').right).toBe(true)
    expect(compareMeaning(red, 'It is a red sari', 'it was a red sari').past).toBe('extra')
  })

  it('takes a denial or none where the glosses deny and the translation does not', () => {
    const ear = [aMeantWord('കേൾക്കില്ല', 'does not hear')]
    for (const guess of ['grandfather is hard of hearing', 'grandfather does not hear'])
      expect(compareMeaning(ear, 'Grandfather is hard of hearing', guess).denial).toBeUndefined()
  })

  it('takes what is in brackets for shown, not for asked', () => {
    const went = [aMeantWord('പോയില്ല', 'go (did not; that did (before a noun); indeed)', { denial: 'yes' })]
    expect(compareMeaning(went, undefined, 'not go')).toMatchObject({ right: true, missing: [] })
  })

  describe('of rain, which falls in Malayalam', () => {
    const fell = [aMeantWord('ഇന്നലെ', 'yesterday'), aMeantWord('മഴ', 'rain'), aMeantWord('പെയ്തു', 'fell')]

    it.each(['It rained yesterday', 'it was raining yesterday', 'yesterday the rain fell'])(
      'takes "%s"',
      (guess) => {
        expect(compareMeaning(fell, 'It rained yesterday.', guess)).toMatchObject({
          right: true,
          missing: [],
        })
        expect(compareMeaning(fell, 'There was rain yesterday.', guess)).toMatchObject({
          right: true,
          missing: [],
        })
      },
    )

    it.each([
      { guess: 'the rain of yesterday', left: ['പെയ്തു'] },
      { guess: 'it will rain yesterday', left: [] },
    ])('does not take "$guess"', ({ guess, left }) => {
      const { right, missing } = compareMeaning(fell, 'Rain came down yesterday.', guess)
      expect({ right, left: missing.map(({ word }) => word) }).toEqual({ right: false, left })
    })
  })

  describe('of a word that is left in Malayalam', () => {
    const market = [
      aMeantWord('ചന്തയിൽ', 'to the market', { entries: ['ചന്ത'] }),
      aMeantWord('പോയി', '(I) went'),
    ]

    it.each(['I went to the chantha', 'I went chanthayil'])('takes "%s"', (guess) => {
      expect(compareMeaning(market, 'I went to the market.', guess)).toMatchObject({ right: true, extra: [] })
    })

    it.each(['I went to the chanda mela', 'I went to the pond'])('does not take "%s"', (guess) => {
      expect(compareMeaning(market, 'I went to the market.', guess).right).toBe(false)
    })
  })

  it('takes “yet” where the sentence denies, and there only', () => {
    const ripe = [aMeantWord('മാങ്ങ', 'mango'), aMeantWord('പഴുത്തിട്ടില്ല', 'has not ripened', { denial: 'yes' })]
    expect(compareMeaning(ripe, 'The mango has not ripened', 'the mango has not ripened yet').right).toBe(
      true,
    )
    const came = [aMeantWord('വന്നു', 'he came')]
    expect(compareMeaning(came, 'He came', 'he came yet').extra).toEqual(['yet'])
  })

  it('needs no exclamation, and takes any', () => {
    const oh = aMeantWord('അയ്യോ', 'oh no')
    const forgot = [oh, aMeantWord('മറന്നു', 'forgot')]
    for (const guess of ['I forgot', 'Oh my, I forgot', 'Oh no! I forgot', 'Oh dear, I forgot'])
      expect(compareMeaning(forgot, 'Oh no, I forgot!', guess).right).toBe(true)
    expect(compareMeaning(forgot, 'Oh no, I forgot!', 'Oh no, I did not forget').denial).toBe('extra')
    expect(compareMeaning([oh], undefined, 'oh no').right).toBe(true)
  })

  it('does not take a denial in the condition for none', () => {
    const says = 'If I drink coffee, I cannot sleep.'
    const words = [aMeantWord('കുടിച്ചാൽ', 'if one drinks coffee'), aMeantWord('ഉറങ്ങില്ല', 'will not sleep')]
    expect(compareMeaning(words, says, "If I don't drink coffee, I can't sleep").denial).toBe('extra')
    expect(compareMeaning(words, says, "If I don't drink coffee, I can sleep").denial).toBe('extra')
    expect(compareMeaning(words, says, "I can't sleep if I drink coffee").right).toBe(true)
  })

  it('hears a denial beside a word that asks to agree', () => {
    const nice = [aMeantWord('സാരി', 'sari'), aMeantWord('കൊള്ളാം', 'is nice'), aMeantWord('അല്ലേ', "isn't it")]
    const denial = (guess: string) => compareMeaning(nice, "The sari is nice, isn't it?", guess).denial
    expect(denial("the sari is not nice, isn't it?")).toBe('extra')
    expect(denial("the sari is nice, isn't it?")).toBeUndefined()
  })

  it('takes nothing for nothing', () => {
    for (const guess of ['', '...', 'the a of']) expect(compare(guess).right).toBe(false)
  })
})
