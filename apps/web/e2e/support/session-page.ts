import { expect, type Locator, type Page } from '@playwright/test'

/** The controls of a session. */
export const sessionOf = (page: Page) => ({
  exercise: page.getByRole('main').getByRole('heading', { level: 1 }),
  options: page.locator('main li button[aria-pressed]'),
  unknown: page.getByRole('button', { name: "I don't know" }),
  goOn: page.getByRole('button', { name: 'Continue', exact: true }),
  next: page.getByRole('button', { name: 'Next', exact: true }),
  begin: page.getByRole('button', { name: 'Begin the scene' }),
  // A sentence that is built has its own line above.
  verdict: page.getByRole('status').last(),
  progress: page.getByRole('progressbar'),
  over: page.getByRole('heading', { name: 'Done for now' }),
})

/** How a learner does something: with a thumb, or with the keys alone. */
export type Means = {
  press: (control: Locator, key: string) => Promise<void>
}
export const byThumb: Means = { press: (control) => control.tap() }
/** Where there is no touch. */
export const byClick: Means = { press: (control) => control.click() }
export const byKeys: Means = { press: (control, key) => control.page().keyboard.press(key) }

/** What was told of each item: who was told once knows it the next time. */
type Known = Map<string, readonly string[]>

/** Short sessions, as a learner can set them. */
export const shortSessions = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('session-settings') === null)
      localStorage.setItem('session-settings', '{"state":{"minutes":5},"version":1}')
  })

/** Does the exercise on screen, and goes on to the next one. Returns false at the end of the session. */
export async function doExercise(page: Page, { press }: Means, known: Known = new Map()): Promise<boolean> {
  const { exercise, next, begin, goOn, unknown, verdict, over } = sessionOf(page)
  await expect(exercise.or(over)).toBeAttached()
  if (await over.isVisible()) return false
  await expect(next.or(unknown).or(begin)).toBeVisible()
  if (await next.isVisible()) {
    await press(next, 'ArrowRight')
    return true
  }
  if (await begin.isVisible()) {
    await press(begin, 'Enter')
    await walkScene(page, { press })
    return true
  }
  const item = await askedItem(page)
  const told = known.get(item) ?? []
  const choices = await choicesOf(page)
  const right = choices.findIndex((text) => told.some((one) => says(text, one)))
  if (choices.length > 0 && right >= 0) {
    await press(sessionOf(page).options.nth(right), String(right + 1))
  } else await press(unknown, '0')
  await expect(verdict).toContainText(/That is right|This is the answer|Not quite|Noted|All pairs are found/)
  const answer = /The right answer is “(.+?)”\./.exec((await verdict.textContent()) ?? '')?.[1]
  if (right < 0 && answer !== undefined) known.set(item, [...told, answer])
  await press(goOn, 'Enter')
  return true
}

/** Walks a scene that was begun to its end, and knows none of its lines. */
async function walkScene(page: Page, { press }: Means) {
  const { goOn, unknown } = sessionOf(page)
  const isOver = page.getByText('The scene is over.')
  for (let step = 0; step < 40; step++) {
    await expect(goOn.or(unknown)).toBeVisible()
    if (await unknown.isVisible()) await press(unknown, '0')
    else {
      const last = await isOver.isVisible()
      await press(goOn, 'Enter')
      if (last) return
    }
  }
  throw new Error('The scene did not come to its end.')
}

/** Whether an option is a text, or has it beside its sound. */
const says = (option: string, text: string) => option === text || option.split(/\s+/).includes(text)

/** What the exercise on screen is made for, as the session that the device keeps says it. */
const askedItem = (page: Page) =>
  page.evaluate((): string => {
    const { session } = JSON.parse(localStorage.getItem('course-session') ?? '{}')
    return session?.now?.targets[0]?.item ?? ''
  })

/** The texts of the options, without their numbers. Empty where nothing is chosen. */
async function choicesOf(page: Page): Promise<string[]> {
  const texts = await sessionOf(page).options.allTextContents()
  return texts.map((text) => text.replace(/^\s*\d\s*/, '').trim())
}
