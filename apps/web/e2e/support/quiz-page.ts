import { expect, type Page } from '@playwright/test'

/** The controls of the quiz. */
export const quizOf = (page: Page) => ({
  options: page.getByRole('main').getByRole('list').getByRole('button'),
  check: page.getByRole('button', { name: 'Check', exact: true }),
  next: page.getByRole('button', { name: 'Next', exact: true }),
  feedback: page.getByRole('status'),
  progress: page.getByRole('progressbar'),
})

type Row = { question_text: string; option_text: string; is_correct: boolean; topic: string }

/**
 * Questions and options come in their author's order. The first letters are heard: no other question asks to be read
 * without sound before them.
 */
export const inOrder = (page: Page) => page.addInitScript(() => Object.assign(Math, { random: () => 0.999 }))

/** The right answers of a topic, by question text, from the server's table. */
export async function answersOf(page: Page, topic: string): Promise<Map<string, string[]>> {
  const rows: Row[] = await (await page.request.get('/api/quiz-questions')).json()
  const answers = new Map<string, string[]>()
  for (const row of rows)
    if (row.topic === topic && row.is_correct)
      answers.set(row.question_text, [...(answers.get(row.question_text) ?? []), row.option_text])
  return answers
}

/**
 * The topics with the longest question, the longest option, the longest four options, and an English prompt.
 */
export async function widestTopics(page: Page): Promise<string[]> {
  const rows: Row[] = await (await page.request.get('/api/quiz-questions')).json()
  const longest = (lengthOf: (row: Row) => number) =>
    rows.reduce((found, row) => (lengthOf(row) > lengthOf(found) ? row : found)).topic
  const ofQuestion = Map.groupBy(rows, ({ topic, question_text }) => `${topic} ${question_text}`)
  const allOptions = ({ topic, question_text }: Row) =>
    (ofQuestion.get(`${topic} ${question_text}`) ?? []).reduce((sum, row) => sum + row.option_text.length, 0)
  const widest = [
    longest(({ question_text }) => question_text.length),
    longest(({ option_text }) => option_text.length),
    longest(allOptions),
  ]
  return [...new Set([...widest, 'three_words'])]
}

/** The place, counted from 1, of a right (or a wrong) option of the question on screen. */
export async function placeOf(page: Page, answers: Map<string, string[]>, kind: 'right' | 'wrong' = 'right') {
  const asked = async () => (await page.getByRole('heading', { level: 1 }).innerText()).trim()
  // Until the topic has come, another heading stands there.
  await expect.poll(async () => answers.has(await asked()), 'the question is in the table').toBe(true)
  const right = answers.get(await asked())
  const texts = await quizOf(page).options.allInnerTexts()
  const place = texts.findIndex((text) => {
    const option = text.replace(/^\d\s+/, '').trim()
    return right?.includes(option) === (kind === 'right')
  })
  return place + 1
}

/**
 * Answers every question wrongly, and returns the size of the page with each verdict. It runs inside the
 * page, because hundreds of clicks from outside take minutes more.
 */
export const sizesOfWrongVerdicts = (page: Page, answers: Map<string, string[]>) =>
  page.evaluate(
    async (answers) => {
      const button = (name: string) =>
        [...document.querySelectorAll('main button')].find(
          (found) => found.textContent.trim() === name,
        ) as HTMLElement
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const sizes: [string, string][] = []
      for (const _turn of answers) {
        const question = document.querySelector('h1')?.innerText.trim() ?? ''
        const right = answers.find(([asked]) => asked === question)?.[1] ?? []
        const options = [...document.querySelectorAll<HTMLElement>('main li button')]
        options.find(({ innerText }) => !right.includes(innerText.replace(/^\d\s+/, '').trim()))?.click()
        await drawn()
        button('Check').click()
        await drawn()
        const { scrollWidth, scrollHeight } = document.documentElement
        sizes.push([question, `${scrollWidth} × ${scrollHeight}`])
        button('Next').click()
        await drawn()
      }
      return sizes
    },
    [...answers],
  )

/** Sets what the device keeps, as if the learner had come this far. */
export async function keepOnDevice(page: Page, state: Record<string, unknown>) {
  await page.addInitScript((state) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    localStorage.setItem('malayalam-for-all', JSON.stringify({ state, version: 1 }))
  }, state)
}

export async function readDevice(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('malayalam-for-all') ?? '{}').state)
}
