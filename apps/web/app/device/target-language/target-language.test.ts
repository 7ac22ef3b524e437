import { describe, expect, it, vi } from 'vitest'
import { freshPages } from '../../../fixtures/fresh-pages.ts'
import { browserStorage } from '../../../fixtures/open-device.ts'

freshPages()

const level = (userlevel: number) =>
  JSON.stringify({ state: { name: 'Meera', username: 'meera', level: 'verbs', userlevel }, version: 1 })
const words = (word: string) => JSON.stringify([{ word, meaning: 'x', pronunciation: '' }])

/** A page that is opened on a device that keeps this. */
async function open(kept: Record<string, string>) {
  vi.resetModules()
  vi.stubGlobal('localStorage', browserStorage(kept))
  const [learnt, learner, saved, marks, records] = await Promise.all([
    import('./target-language.ts'),
    import('../learner/learner-store.ts'),
    import('../words/saved-words.ts'),
    import('../words/known-words.ts'),
    import('../progress/record.ts'),
  ])
  return { ...learnt, ...learner, ...saved, ...marks, ...records }
}

const ofBefore = {
  'malayalam-for-all': level(7),
  savedWords: words('വെള്ളം'),
  knownWords: JSON.stringify(['അമ്മ']),
}

describe('a page about the language that is learnt', () => {
  it.each([undefined, 'malayalam', 'klingon'])('has what was kept before (%s is chosen)', async (chosen) => {
    const page = await open({ ...ofBefore, ...(chosen && { learnt: chosen }) })
    expect(page.targetLanguage).toBe('malayalam')
    expect(page.learnerStore.getState()).toMatchObject({ userlevel: 7, name: 'Meera' })
    expect(page.profileStore).toBe(page.learnerStore)
    expect(page.savedKeysNow()).toHaveLength(1)
    expect([...page.wordMarks().said]).toHaveLength(1)
  })

  it('begins anew in English, with the learner’s name', async () => {
    const page = await open({ ...ofBefore, learnt: 'english' })
    expect(page.learnerStore.getState()).toMatchObject({ userlevel: 1, epoch: 0, records: 0 })
    expect(page.profileStore.getState().name).toBe('Meera')
    expect(page.savedKeysNow()).toEqual([])
    expect([...page.wordMarks().said]).toEqual([])
  })

  it('keeps a quiz, words and marks under names of its own, and changes nothing of the other', async () => {
    const page = await open({ ...ofBefore, learnt: 'english' })
    page.finishQuiz({ topic: 'daily_food', score: 60, questions: 6, mistakes: [] })
    page.saveWord({ word: 'water', meaning: 'വെള്ളം', pronunciation: '' })
    page.markKnown('mother', true, 1)

    const changed = Object.keys(localStorage).filter((name) => !name.startsWith('english/'))
    expect(changed.sort()).toEqual(['knownWords', 'learnt', 'malayalam-for-all', 'savedWords'])
    for (const [name, value] of Object.entries(ofBefore))
      if (name !== 'malayalam-for-all') expect(localStorage.getItem(name), name).toBe(value)
    expect(JSON.parse(localStorage.getItem('malayalam-for-all') ?? '').state.userlevel).toBe(7)

    const kept = Object.fromEntries(
      Object.keys(localStorage).map((name) => [name, localStorage.getItem(name) ?? '']),
    )
    const malayalam = await open({ ...kept, learnt: 'malayalam' })
    expect(malayalam.learnerStore.getState().userlevel).toBe(7)
    const english = await open(kept)
    expect(english.learnerStore.getState().userlevel).toBe(2)
    expect(english.savedKeysNow()).toEqual(['water'])
  })
})
