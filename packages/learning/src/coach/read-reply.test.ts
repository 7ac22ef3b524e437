import { describe, expect, it } from 'vitest'
import { readAnalysis, readFeedback, readSentence } from './read-reply.ts'

describe('readSentence', () => {
  it.each([
    'എനിക്ക് ചായ വേണം.',
    '"എനിക്ക് ചായ വേണം."',
    '“എനിക്ക് ചായ വേണം.”',
    " 'എനിക്ക് ചായ വേണം.' \n",
    '**എനിക്ക് ചായ വേണം.**',
    'എനിക്ക്\nചായ വേണം.',
  ])('takes the quotes from %j', (reply) => expect(readSentence(reply)).toBe('എനിക്ക് ചായ വേണം.'))

  it.each(['', ' ', 'I cannot do that.', '<!doctype html><p>മഴ</p>', '<html>മഴ', 'മഴ '.repeat(200)])(
    'finds no sentence in %j',
    (reply) => expect(readSentence(reply)).toBeUndefined(),
  )

  it('keeps marks of markup as the text that they are', () => {
    expect(readSentence('<b>മഴ</b> <script>x</script>')).toBe('<b>മഴ</b> <script>x</script>')
  })
})

describe('readAnalysis', () => {
  it.each([
    '1. enikku\n2. to me\n3. എനിക്ക്: to me',
    'enikku 2. to me 3. എനിക്ക്: to me',
    '**1.** enikku\n\n**2.** to me\n\n**3.** എനിക്ക്: to me',
    '1) enikku\r\n2) to me\r\n3) എനിക്ക്: to me',
  ])('splits %j', (reply) =>
    expect(readAnalysis(reply)).toEqual({
      pronunciation: 'enikku',
      meaning: 'to me',
      vocabulary: 'എനിക്ക്: to me',
    }),
  )

  it.each([
    { reply: '', read: {} },
    { reply: 'hello', read: { pronunciation: 'hello' } },
    { reply: '2. to me', read: { meaning: 'to me' } },
    { reply: '1.\n2. to me\n3.', read: { meaning: 'to me' } },
    { reply: '1. enikku\n3. words', read: { pronunciation: 'enikku', vocabulary: 'words' } },
    {
      reply: '1. a\n2. It is 2.5 or 12. or so\n3. b',
      read: { pronunciation: 'a', meaning: 'It is 2.5 or 12. or so', vocabulary: 'b' },
    },
    { reply: '<!doctype html>2. x', read: {} },
  ])('reads $reply as it is', ({ reply, read }) => expect(readAnalysis(reply)).toEqual(read))

  it('is not endless', () => {
    const { vocabulary = '' } = readAnalysis(`1. a\n2. b\n3. ${'x'.repeat(1_000_000)}`)
    expect(vocabulary.length).toBeLessThan(3001)
  })
})

describe('readFeedback', () => {
  it('is text without what would disturb other text', () => {
    expect(readFeedback('a\u0000b\u202Ec\u200Cd\r\n\n\n\ne')).toBe('abc\u200Cd\n\ne')
    expect(readFeedback(' \n')).toBeUndefined()
    expect(readFeedback('<html></html>')).toBeUndefined()
  })
})
