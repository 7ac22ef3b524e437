import { expect, type Page } from '@playwright/test'

/** The controls of the coach's screen. */
export const coachOf = (page: Page) => {
  const main = page.getByRole('main')
  const box = (name: string) => main.getByRole('region', { name, exact: true }).getByRole('status')
  return {
    topic: main.getByLabel('Topic'),
    generate: main.getByRole('button', { name: 'Generate' }),
    analyze: main.getByRole('button', { name: 'Analyze' }),
    practice: main.getByRole('button', { name: 'Practice' }),
    check: main.getByRole('button', { name: 'Check', exact: true }),
    sentence: main.getByLabel('Malayalam sentence'),
    pronunciation: box('Pronunciation'),
    meaning: box('Meaning'),
    vocabulary: box('Vocabulary'),
    feedback: box('Feedback'),
    guess: (name: 'Your pronunciation' | 'Your meaning') => main.getByLabel(name),
    alert: page.getByRole('dialog', { name: 'Malayalam Language Coach' }),
  }
}

export async function openCoach(page: Page) {
  await page.goto('/coach')
  await expect(coachOf(page).generate).toBeVisible()
}

/** Asks for a sentence, and returns it. */
export async function generate(page: Page, topic: string): Promise<string> {
  const { topic: field, generate, sentence } = coachOf(page)
  const before = await sentence.inputValue()
  await field.fill(topic)
  await generate.click()
  await expect(sentence).not.toHaveValue(before)
  return sentence.inputValue()
}

/** Checks the alert's text, and closes it. */
export async function acceptAlert(page: Page, text: string) {
  const { alert } = coachOf(page)
  await expect(alert.getByText(text, { exact: true })).toBeVisible()
  await expect(alert).toHaveAccessibleDescription(text)
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
}
