import { expect, it } from 'vitest'
import { lookUpForms } from './look-up-forms.ts'

const forms = Array.from({ length: 5000 }, (_, line) => ({ form: `form ${line}`, count: 1, line }))

/**
 * A page that records what happens. Each form takes three milliseconds, and the learner may change the text
 * in one of the pauses.
 */
function aPage({ restsUntilTyping = Number.POSITIVE_INFINITY } = {}) {
  const events: string[] = []
  let clock = 0
  let rests = 0
  return {
    events,
    needs: {
      readingOf(form: string) {
        clock += 3
        events.push(form)
        return undefined
      },
      now: () => clock,
      async rest() {
        rests += 1
        events.push('rest')
      },
      isWanted: () => rests < restsUntilTyping,
      onProgress: (done: number) => events.push(`done ${done}`),
    },
  }
}

it('lets the page handle typing after every few words, however many there are', async () => {
  const { events, needs } = aPage()
  expect(await lookUpForms(forms, needs)).toHaveLength(forms.length)
  const runs = events
    .join()
    .split('rest')
    .map((between) => between.match(/form/g)?.length ?? 0)
  expect(Math.max(...runs)).toBe(3)
})

it('looks up no more words after the text has changed', async () => {
  const { events, needs } = aPage({ restsUntilTyping: 10 })
  expect(await lookUpForms(forms, needs)).toBeUndefined()
  expect(events.filter((event) => event.startsWith('form'))).toHaveLength(30)
  expect(events.at(-1)).toBe('rest')
})

it('reports its progress now and then', async () => {
  const { events, needs } = aPage()
  await lookUpForms(forms.slice(0, 30), needs)
  expect(events.filter((event) => event.startsWith('done'))).toEqual(['done 15', 'done 30'])
})
