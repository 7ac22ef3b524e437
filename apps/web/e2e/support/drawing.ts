import type { Locator, Page } from '@playwright/test'

export type Place = { x: number; y: number }

/** Draws on a paper with the mouse: strokes as shares of its width and height, from 0 to 1. */
export async function draw(page: Page, paper: Locator, strokes: readonly (readonly Place[])[]) {
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (!box) throw new Error('There is no paper to draw on.')
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    await page.mouse.move(box.x + first.x * box.width, box.y + first.y * box.height)
    await page.mouse.down()
    // Like a fast hand: the browser puts several points into one event. One by one they would take much
    // longer.
    await Promise.all(rest.map(({ x, y }) => page.mouse.move(box.x + x * box.width, box.y + y * box.height)))
    await page.mouse.up()
  }
}

/** Opens the practice of a letter from the page of letters, and unfolds its group if needed. */
export async function openPractice(page: Page, letter: string, path = '/letters'): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('button', { name: `Write ${letter}`, exact: true }).click()
  const practice = page.getByRole('dialog', { name: `Write ${letter}`, exact: true })
  await practice.getByRole('heading', { name: 'Write it', exact: true }).waitFor()
  return practice
}
