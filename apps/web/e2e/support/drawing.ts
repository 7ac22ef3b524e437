import type { Locator, Page } from '@playwright/test'

export type Place = { x: number; y: number }

/** How a learner's hand goes over a paper: strokes in parts of its width and height, from 0 to 1. */
export async function draw(page: Page, paper: Locator, strokes: readonly (readonly Place[])[]) {
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (!box) throw new Error('There is no paper to draw on.')
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    await page.mouse.move(box.x + first.x * box.width, box.y + first.y * box.height)
    await page.mouse.down()
    // As of a quick hand: the browser puts several places into one event. One by one they would take the machine much longer.
    await Promise.all(rest.map(({ x, y }) => page.mouse.move(box.x + x * box.width, box.y + y * box.height)))
    await page.mouse.up()
  }
}

/** The practice of a letter, opened from the page of letters, where those of the first group can be seen, or of all letters. */
export async function openPractice(page: Page, letter: string, path = '/letters'): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('button', { name: `Write ${letter}`, exact: true }).click()
  const practice = page.getByRole('dialog', { name: `Write ${letter}`, exact: true })
  await practice.getByRole('heading', { name: 'Write it', exact: true }).waitFor()
  return practice
}
