import { expect, type Locator, type Page } from '@playwright/test'

/** The controls of a session. */
export const sessionOf = (page: Page) => ({
  exercise: page.getByRole('main').getByRole('heading', { level: 1 }),
  options: page.locator('main li button[aria-pressed]'),
  unknown: page.getByRole('button', { name: "I don't know" }),
  goOn: page.getByRole('button', { name: 'Continue', exact: true }),
  next: page.getByRole('button', { name: 'Next', exact: true }),
  verdict: page.getByRole('status'),
  progress: page.getByRole('progressbar'),
  over: page.getByRole('heading', { name: 'Done for now' }),
})

/** How a learner does something: with a thumb, or with the keys alone. */
export type Means = {
  press: (control: Locator, key: string) => Promise<void>
}
export const byThumb: Means = { press: (control) => control.tap() }
export const byKeys: Means = { press: (control, key) => control.page().keyboard.press(key) }

/** What was right where these options stood: who was told once knows it the next time. */
type Known = Map<string, string>

/** Short sessions, as a learner can set them. */
export const shortSessions = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('session-settings') === null)
      localStorage.setItem('session-settings', '{"state":{"minutes":5},"version":1}')
  })

/** Does the exercise on screen, and goes on to the next one. Returns false at the end of the session. */
export async function doExercise(page: Page, { press }: Means, known: Known = new Map()): Promise<boolean> {
  const { exercise, next, goOn, unknown, verdict, over } = sessionOf(page)
  await expect(exercise.or(over)).toBeAttached()
  if (await over.isVisible()) return false
  await expect(next.or(unknown)).toBeVisible()
  if (await next.isVisible()) {
    await press(next, 'ArrowRight')
    return true
  }
  const choices = await choicesOf(page)
  const key = choices.toSorted().join(' | ')
  const right = choices.indexOf(known.get(key) ?? '')
  if (choices.length > 0 && right >= 0) {
    await press(sessionOf(page).options.nth(right), String(right + 1))
  } else await press(unknown, '0')
  await expect(verdict).toContainText(/That is right|This is what it is|Not yet/)
  if (right < 0) {
    const told = /The right answer is (.+?)$/m.exec((await verdict.textContent()) ?? '')?.[1] ?? ''
    const answer = choices.find((text) => text === told || text.split(/\s+/).includes(told)) ?? ''
    known.set(key, answer)
  }
  await press(goOn, 'Enter')
  return true
}

/** The texts of the options, without their numbers. Empty where nothing is chosen. */
async function choicesOf(page: Page): Promise<string[]> {
  const texts = await sessionOf(page).options.allTextContents()
  return texts.map((text) => text.replace(/^\s*\d\s*/, '').trim())
}
