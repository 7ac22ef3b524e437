import { describe, expect, it } from 'vitest'
import { aSentence, aSentenceTopic } from '../testing.ts'
import { matchTopic } from './match-topic.ts'

const rain = aSentenceTopic({ also: ['umbrella', 'storm'] })
const food = aSentenceTopic({
  key: 'food',
  title: { en: 'Food', ml: 'ഭക്ഷണം' },
  also: ['lunch', 'rice', 'ചോറ്'],
  sentences: [
    aSentence({
      id: 'food-1',
      text: 'അമ്മ',
      english: 'Mother made the pancake with you; may I?',
      gloss: ['pancake'],
    }),
  ],
})
const topics = [rain, food]

describe('matchTopic', () => {
  it.each(['Rain', ' rain. ', 'rains', 'മഴ', 'mazha', 'maḻa', 'Umbrellas', 'a storm at night', 'strom'])(
    'knows what "%s" is about',
    (asked) => {
      expect(matchTopic(asked, topics)).toEqual({ type: 'topic', topic: rain })
    },
  )

  it.each(['food', 'bhakshanam', 'ചോറ്', 'choru', 'my lunch'])('knows what "%s" is about', (asked) => {
    expect(matchTopic(asked, topics)).toEqual({ type: 'topic', topic: food })
  })

  it('finds sentences with the very word where no topic has it for a name', () => {
    expect(matchTopic('pancakes', topics)).toEqual({ type: 'word', sentences: food.sentences })
  })

  it.each(['the', 'a', 'of', 'is', 'with', 'you', 'May', 'quantum physics', 'ക്വാണ്ടം', '?!', 'x', '🦄', '<b>'])(
    'names no topic for "%s", which is near none',
    (asked) => {
      expect(matchTopic(asked, topics)).toEqual({ type: 'unknown', nearest: [] })
    },
  )

  it.each(['families', 'Buses', 'the leaves', 'travelling', 'houses', 'dresses'])(
    'knows "%s" by one of them',
    (asked) => {
      const named = aSentenceTopic({
        key: 'x',
        title: { en: 'Family', ml: 'കുടുംബം' },
        also: ['bus', 'leaf', 'travel', 'house', 'dress'],
        sentences: [],
      })
      expect(matchTopic(asked, [rain, named])).toEqual({ type: 'topic', topic: named })
    },
  )

  it('does not take news for what is new', () => {
    const mall = aSentenceTopic({
      key: 'x',
      also: [],
      title: { en: 'City', ml: 'നഗരം' },
      sentences: [aSentence({ english: 'A new mall' })],
    })
    expect(matchTopic('news', [mall]).type).toBe('unknown')
  })

  it('knows a topic by the dictionary words of what is asked for', () => {
    expect(matchTopic('മഴയും', topics, [{ word: 'മഴ', means: ['rain'] }])).toEqual({
      type: 'topic',
      topic: rain,
    })
    const mother = { word: 'അമ്മ', means: ['mother'] }
    expect(matchTopic('അമ്മയെക്കുറിച്ച്', topics, [mother])).toEqual({ type: 'word', sentences: food.sentences })
  })

  it('finds sentences by the sound of a word, as it is typed', () => {
    const fish = aSentence({ id: 'fish-1', text: 'മീൻ പൂത്തു', english: '-', gloss: ['-'] })
    const market = aSentenceTopic({ key: 'market', title: { en: 'Market', ml: 'ചന്ത' }, sentences: [fish] })
    for (const asked of ['meen', 'min', 'poothu'])
      expect(matchTopic(asked, [market])).toEqual({ type: 'word', sentences: [fish] })
    expect(matchTopic('puttu', [market]).type).toBe('unknown')
  })

  it('takes another letter for a slip in English, and for another word in Malayalam', () => {
    const music = aSentenceTopic({
      key: 'music',
      title: { en: 'Music', ml: 'സംഗീതം' },
      also: ['പാട്ട്', 'pattu'],
    })
    for (const asked of ['Musik', 'patu', 'patut'])
      expect(matchTopic(asked, [music])).toEqual({ type: 'topic', topic: music })
    expect(matchTopic('puttu', [music]).type).toBe('unknown')
  })

  it('finds sentences with all the words of a request before a topic that has one of them', () => {
    const both = aSentence({ id: 'trip-1', english: 'I have lost my umbrella.' })
    const trip = aSentenceTopic({ key: 'trip', title: { en: 'Trip', ml: 'യാത്ര' }, sentences: [both] })
    expect(matchTopic('lost umbrella', [...topics, trip])).toEqual({ type: 'word', sentences: [both] })
  })

  it('takes the last word of a request for what it is about', () => {
    const ways = aSentenceTopic({ key: 'ways', title: { en: 'Ways', ml: 'വഴി' }, also: ['lost'] })
    expect(matchTopic('lost lunch', [ways, ...topics])).toEqual({ type: 'topic', topic: food })
  })

  it('does not take loving to do a thing for love', () => {
    const sits = aSentence({ english: 'I love to sit here; we love singing.' })
    const love = aSentence({ id: 'love-1', english: 'I love you.' })
    const home = aSentenceTopic({ title: { en: 'Home', ml: 'വീട്' }, sentences: [sits, love] })
    expect(matchTopic('love', [home])).toEqual({ type: 'word', sentences: [love] })
  })

  it('does not look for little words beside others', () => {
    expect(matchTopic('the pancake', topics)).toEqual({ type: 'word', sentences: food.sentences })
  })

  it('finds sentences by what a Malayalam word means where none has it', () => {
    const other = { word: 'ഓട്ടട', means: ['flat cake, pancake (roasted)'] }
    expect(matchTopic('ഓട്ടട', topics, [other])).toEqual({ type: 'word', sentences: food.sentences })
  })

  it.each(['guests', 'greeting', 'കുശലവും'])('knows "%s", a word of a title', (asked) => {
    const guests = aSentenceTopic({ title: { en: 'Greetings and guests', ml: 'കുശലവും അതിഥികളും' } })
    expect(matchTopic(asked, [guests])).toEqual({ type: 'topic', topic: guests })
  })

  it('does not take an English word for a Malayalam one of its sound', () => {
    const music = aSentenceTopic({ title: { en: 'Music', ml: 'സംഗീതം' }, also: ['പാട്ട്'] })
    const like = aSentence({
      text: 'പാൽ പോലെ മോളേ',
      english: 'Like milk, dear',
      gloss: ['milk', 'like', 'dear'],
    })
    const milk = aSentenceTopic({ title: { en: 'Milk', ml: 'പാൽ' }, sentences: [like] })
    for (const asked of ['bad', 'bat', 'pole', 'mole'])
      expect(matchTopic(asked, [music, milk]).type).toBe('unknown')
    expect(matchTopic('pattu', [music, milk])).toEqual({ type: 'topic', topic: music })
    expect(matchTopic('pal', [music, milk])).toEqual({ type: 'topic', topic: milk })
  })

  it.each(['wine', 'bee', 'love', 'horse', 'mouse'])(
    'does not take "%s" for another English word',
    (asked) => {
      const win = aSentenceTopic({
        title: { en: 'Home', ml: 'വീട്' },
        also: ['win', 'house'],
        sentences: [aSentence({ english: 'The sky has been a lovely blue' })],
      })
      expect(matchTopic(asked, [win]).type).toBe('unknown')
    },
  )

  it('does not take one Malayalam word of the dictionary for another of its sound', () => {
    expect(matchTopic('മല', topics, [{ word: 'മല', means: ['hill'] }]).type).toBe('unknown')
  })

  it('names what is near it', () => {
    const animals = aSentenceTopic({ title: { en: 'Animals', ml: 'മൃഗങ്ങൾ' }, near: ['snake'], sentences: [] })
    const snake = [{ word: 'പാമ്പ്', means: ['snake'] }]
    for (const asked of ['snakes', 'പാമ്പ്'])
      expect(matchTopic(asked, [...topics, animals], asked === 'പാമ്പ്' ? snake : [])).toMatchObject({
        type: 'unknown',
        nearest: [animals],
      })
  })

  it('names the one that is like it', () => {
    for (const asked of ['foodie', 'quantum foodstuff'])
      expect(matchTopic(asked, topics)).toMatchObject({ nearest: [food] })
  })
})
