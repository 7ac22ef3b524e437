import { coachApi } from '@app/api'
import { loadContent } from '@app/content'
import { loadEnglishWordsInChild, loadLexiconInChild } from '@app/content/load-in-child-process'
import { expect, it } from 'vitest'
import { aLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'
import { builtInModel } from './built-in-model.ts'

it('gives the same answers on the server as in a browser, and counts nothing', async () => {
  const { sentences: topics, patterns, translation: tables } = loadContent()
  const model = builtInModel({
    topics,
    patterns,
    tables,
    loadLexicon: loadLexiconInChild,
    loadEnglishWords: loadEnglishWordsInChild,
  })
  const server = await startApp({ coach: { model, dailyCredits: 1 } })
  const { get, post } = await aLearner(server)
  expect(await (await get(coachApi.status.path)).json()).toEqual({ coach: 'built-in' })

  const { sentence } = (await (await post(coachApi.generate.path, { topic: 'മഴ' })).json()) as {
    sentence: string
  }
  expect(topics.find(({ key }) => key === 'rain')?.sentences.map(({ text }) => text)).toContain(sentence)
  const analysis = await (await post(coachApi.analyze.path, { text: 'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം.' })).json()
  expect(analysis).toMatchObject({ meaning: 'I want a glass of tea.' })

  for (const [topic, message] of [
    ['quantum foodstuff', /“quantum foodstuff”\. Near it are: \w+/],
    ['quantum physics', /“quantum physics”\. Try another word/],
  ] as const) {
    const unknown = await post(coachApi.generate.path, { topic })
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ message: expect.stringMatching(message) })
  }
})
