import { describe, expect, it } from 'vitest'
import { anId, aResult } from '../testing/progress.ts'
import { topicResults } from './topic-results.ts'

const mistake = { question: 'ക', answer: 'ka' }

describe('topicResults', () => {
  it('has nothing for a topic that was not played', () => {
    expect(topicResults([]).get('verbs')).toBeUndefined()
  })

  it('keeps the best score of a topic and the mistakes of its latest quiz', () => {
    const results = [
      aResult({ id: anId(1), topic: 'verbs', score: 120, questions: 15, mistakes: [mistake] }),
      aResult({ id: anId(2), topic: 'verbs', score: 30, questions: 15, mistakes: [mistake, mistake] }),
      aResult({ id: anId(3), topic: 'family', score: 30, questions: 5, mistakes: [] }),
    ]
    const topics = topicResults(results)
    expect(topics.get('verbs')).toEqual({ best: 120, most: 150, passed: true, mistakes: [mistake, mistake] })
    expect(topics.get('family')).toEqual({ best: 30, most: 50, passed: false, mistakes: [] })
  })

  it('has no mistakes once the topic was played without one', () => {
    const results = [
      aResult({ id: anId(1), topic: 'verbs', score: 140, questions: 15, mistakes: [mistake] }),
      aResult({ id: anId(2), topic: 'verbs', score: 150, questions: 15, mistakes: [] }),
    ]
    expect(topicResults(results).get('verbs')).toMatchObject({ best: 150, mistakes: [] })
  })
})
