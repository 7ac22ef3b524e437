import { type Bitmap, linesOf, makeTarget } from '@app/learning/tracing'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { signUp } from './account-page.ts'
import { appIsThere } from './app-is-there.ts'
import { generate, openCoach } from './coach-page.ts'
import { draw, openPractice, type Place } from './drawing.ts'
import { noFault } from './no-fault.ts'

const letterPaper = (practice: Locator) => practice.getByRole('img', { name: /^Paper to write/ })
const wordPaper = (practice: Locator) => practice.getByRole('img', { name: /^Paper to trace/ })
const told = (practice: Locator) => practice.getByRole('status').first()

async function openWord(page: Page, letter: string): Promise<Locator> {
  const practice = await openPractice(page, letter)
  await showWord(practice)
  return practice
}

/** Turns to the tab of a word, whose pale letters come late and make the paper another size. */
async function showWord(practice: Locator) {
  await practice.getByRole('tab', { name: 'Word', exact: true }).click()
  await expect(practice.getByRole('button', { name: 'Check my tracing', exact: true })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
}

/** The strokes of the letter that is shown, as a stroke order's lines are drawn: in parts of its paper. */
async function strokesOf(practice: Locator): Promise<Place[][]> {
  return practice.getByRole('img', { name: /^How .* is written$/ }).evaluate((svg) => {
    const [, , width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    return [...svg.querySelectorAll<SVGPathElement>('path[pathLength]')].map((path) => {
      const length = path.getTotalLength() || 1
      // The attribute pathLength does not scale what these are asked for.
      return Array.from({ length: 60 }, (_, at) => {
        const { x, y } = path.getPointAtLength((length * at) / 59)
        return { x: x / width, y: y / height }
      })
    })
  })
}

/** The middle of the pale letters' lines, as the screen shows them. */
async function linesOnPaper(paper: Locator): Promise<Place[][]> {
  const picture = await paper.evaluate((ink) => {
    const guide = ink.parentElement?.querySelector('canvas')
    if (!guide || guide === ink) throw new Error('There is nothing to trace.')
    const { width, height } = guide
    const data = guide.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    return {
      width,
      height,
      ink: Array.from({ length: width * height }, (_, at) => Number((data[4 * at + 3] ?? 0) > 127)),
    }
  })
  const bitmap: Bitmap = { ...picture, ink: Uint8Array.from(picture.ink) }
  return linesOf(makeTarget(bitmap).pixels, bitmap.width).map((line) =>
    line
      .filter((_, at) => at % 5 === 0 || at === line.length - 1)
      .map(({ x, y }) => ({ x: x / bitmap.width, y: y / bitmap.height })),
  )
}

test('a letter is shown stroke by stroke, and written in its order and direction', async ({ page }) => {
  const practice = await openPractice(page, 'അ')
  const strokes = await strokesOf(practice)
  await draw(page, letterPaper(practice), strokes)
  await expect(told(practice)).toHaveText('Well written: every stroke in its order and direction!')
  await practice.getByRole('button', { name: 'Start again', exact: true }).click()
  await expect(told(practice)).toHaveText('')
})

test.describe('on a screen of three pixels where others have one', () => {
  test.use({ deviceScaleFactor: 3 })
  test('ink and guide have a pixel for each of the screen’s, and the paper’s own proportions', async ({
    page,
  }) => {
    const practice = await openWord(page, 'അ')
    const canvases = await wordPaper(practice).evaluate((ink) =>
      [...(ink.parentElement?.querySelectorAll('canvas') ?? [])].map((canvas) => {
        const { width, height } = canvas.getBoundingClientRect()
        const { devicePixelRatio } = window
        return {
          across: canvas.width - width * devicePixelRatio,
          down: canvas.height - height * devicePixelRatio,
        }
      }),
    )
    expect(canvases).toHaveLength(2)
    for (const { across, down } of canvases) {
      expect(Math.abs(across)).toBeLessThanOrEqual(1)
      expect(Math.abs(down)).toBeLessThanOrEqual(1)
    }
  })
})

test('a letter of two strokes wants the first one first, and may be written in pieces', async ({ page }) => {
  const practice = await openPractice(page, 'ഓ', '/Coachlevel')
  const [first = [], second = []] = await strokesOf(practice)
  await draw(page, letterPaper(practice), [second])
  await expect(told(practice)).toHaveText('This stroke begins somewhere else.')
  await draw(page, letterPaper(practice), [first.slice(0, 31)])
  await expect(told(practice)).toHaveText('Good so far. Go on from the dot.')
  await draw(page, letterPaper(practice), [first.slice(30), second])
  await expect(told(practice)).toHaveText(/^Well written/)
})

test('a letter written backwards is told so, and after three misses it is shown how to go', async ({
  page,
}) => {
  const practice = await openPractice(page, 'ന', '/Coachlevel')
  const strokes = await strokesOf(practice)
  const backwards = strokes.map((stroke) => stroke.toReversed())
  await draw(page, letterPaper(practice), backwards)
  await expect(told(practice)).toHaveText('This stroke goes the other way round.')
  await draw(page, letterPaper(practice), backwards)
  await expect(told(practice)).not.toContainText('dashes')
  await draw(page, letterPaper(practice), backwards)
  await expect(told(practice)).toContainText('The dashes show how it goes on')
  await draw(page, letterPaper(practice), strokes)
  await expect(told(practice)).toHaveText(/^Well written/)
})

test('who wants nothing to move sees the strokes step by step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const practice = await openPractice(page, 'അ')
  await expect(told(practice)).toHaveText(/^Step 1 of \d+$/)
  await practice.getByRole('button', { name: 'Next step', exact: true }).click()
  await expect(told(practice)).toHaveText(/^Step 2 of \d+$/)
})

test('a word is traced along its lines; half of it, and a scribble, are not enough', async ({ page }) => {
  const practice = await openWord(page, 'അ')
  const paper = wordPaper(practice)
  const check = practice.getByRole('button', { name: 'Check my tracing', exact: true })
  const reset = practice.getByRole('button', { name: 'Reset Tracing', exact: true })
  const lines = await linesOnPaper(paper)

  await check.click()
  await expect(told(practice)).toHaveText(/^There is nothing on the paper yet/)

  const middle = lines.map((line) => line.filter(({ x }) => x < 0.5)).filter((line) => line.length > 1)
  await draw(page, paper, middle)
  await check.click()
  await expect(told(practice)).toContainText('Not all of it is traced yet')
  await expect(told(practice)).toContainText('Dashes: this is not traced yet.')

  await reset.click()
  await expect(told(practice)).toHaveText('')
  await draw(page, paper, lines)
  await check.click()
  await expect(told(practice)).toHaveText('Well traced!')

  await reset.click()
  const scribble = Array.from({ length: 80 }, (_, at) => ({
    x: 0.15 + (at * 0.7) / 80,
    y: at % 2 ? 0.25 : 0.75,
  }))
  await draw(page, paper, [scribble])
  await check.click()
  await expect(told(practice)).toHaveText(/much more ink|beside the letters/)
})

test('a check whose worker did not arrive is free to be tried again', async ({ page }) => {
  await page.route('**/trace-worker*', (route) => route.abort(), { times: 1 })
  const practice = await openWord(page, 'അ')
  const check = practice.getByRole('button', { name: 'Check my tracing', exact: true })
  await draw(page, wordPaper(practice), await linesOnPaper(wordPaper(practice)))
  await expect(async () => {
    await check.click()
    await expect(told(practice)).toHaveText('Well traced!', { timeout: 2000 })
  }).toPass()
})

test('a verdict that comes late finds the emptied paper as it is', async ({ page }) => {
  const worker = Promise.withResolvers<void>()
  await page.route('**/trace-worker*', (route) => worker.promise.then(() => route.continue()))
  const practice = await openWord(page, 'അ')
  const check = practice.getByRole('button', { name: 'Check my tracing', exact: true })
  const lines = await linesOnPaper(wordPaper(practice))
  await draw(page, wordPaper(practice), lines.slice(0, 1))
  await check.click()
  await expect(told(practice)).toHaveText('One moment…')
  await expect(check).toHaveAttribute('aria-disabled', 'true')
  await practice.getByRole('button', { name: 'Reset Tracing', exact: true }).click()
  await expect(check).toHaveAttribute('aria-disabled', 'false')
  worker.resolve()
  // Long enough for a verdict, were there one.
  await page.waitForTimeout(2500)
  await expect(told(practice)).toHaveText('')
  await expect(wordPaper(practice).locator('xpath=..').locator('svg')).toHaveCount(0)
})

/** Where the ink is, as parts of the paper's width and height: its middle; and how much of the paper it covers. */
const inkOn = (paper: Locator) =>
  paper.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    const ink = Array.from({ length: width * height }, (_, at) => at).filter(
      (at) => (data[4 * at + 3] ?? 0) > 127,
    )
    const mean = (of: (at: number) => number) => ink.reduce((sum, at) => sum + of(at), 0) / ink.length
    return {
      covered: ink.length / (width * height),
      x: mean((at) => at % width) / width,
      y: mean((at) => Math.floor(at / width)) / height,
    }
  })

test('a phone that is turned keeps the ink, and the paper under it, until the paper is emptied', async ({
  page,
}) => {
  await signUp(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await openCoach(page)
  await generate(page, 'rain')
  await page.getByRole('button', { name: 'Practice' }).click()
  const paper = wordPaper(page.getByRole('main'))
  const part = page.getByLabel('To trace', { exact: true })
  await expect(part).toHaveValue('0')
  const name = await paper.getAttribute('aria-label')
  await expect(page.getByRole('button', { name: 'Check my tracing' })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await draw(page, paper, [Array.from({ length: 20 }, (_, at) => ({ x: 0.2 + at * 0.01, y: 0.3 }))])
  const before = await inkOn(paper)
  expect(before.covered).toBeGreaterThan(0)
  for (const [width, height] of [
    [740, 360],
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(paper).toHaveAttribute('aria-label', name ?? '')
    await expect(part).toHaveValue('0')
    await expect(async () => {
      const after = await inkOn(paper)
      expect(after.covered).toBeCloseTo(before.covered, 2)
      expect(after.x).toBeCloseTo(before.x, 1)
      expect(after.y).toBeCloseTo(before.y, 1)
    }).toPass()
    const box = await paper.boundingBox()
    expect(box?.height ?? height).toBeLessThan(height)
  }
  await page.getByRole('button', { name: 'Reset Tracing', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Reset Tracing', exact: true })).toBeFocused()
  await expect(part).toHaveValue('whole')
  expect((await inkOn(paper)).covered).toBe(0)
})

test('a tap leaves a dot, on the paper for a word and, while it is held, on that for a letter', async ({
  page,
}) => {
  const practice = await openPractice(page, 'അ')
  const letter = letterPaper(practice)
  await letter.scrollIntoViewIfNeeded()
  const box = await letter.boundingBox()
  if (!box) throw new Error('There is no paper.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  expect((await inkOn(letter)).x).toBeCloseTo(0.5, 1)
  await page.mouse.up()
  await showWord(practice)
  await draw(page, wordPaper(practice), [
    [
      { x: 0.4, y: 0.6 },
      { x: 0.4, y: 0.6 },
    ],
  ])
  const dot = await inkOn(wordPaper(practice))
  expect(dot.x).toBeCloseTo(0.4, 1)
  expect(dot.y).toBeCloseTo(0.6, 1)
})

test('the pale letters are as easily seen in either theme', async ({ page }) => {
  const practice = await openWord(page, 'അ')
  const pale = wordPaper(practice).locator('xpath=..').locator('canvas').first()
  const opacity = () => pale.evaluate((canvas) => Number(getComputedStyle(canvas).opacity))
  const light = await opacity()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(opacity).toBeGreaterThan(light)
})

test('a hand that rests on the screen does not draw beside the pen', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const practice = await openPractice(page, 'ന', '/Coachlevel')
  const paper = letterPaper(practice)
  const [stroke = []] = await strokesOf(practice)
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (!box) throw new Error('There is no paper.')
  const session = await context.newCDPSession(page)
  const at = ({ x, y }: Place) => ({ x: box.x + x * box.width, y: box.y + y * box.height })
  const palm = at({ x: 0.9, y: 0.9 })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [palm] })
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', place: Place) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...at(place),
      button: 'left',
      buttons: 1,
      clickCount: 1,
      pointerType: 'pen',
    })
  const [first = { x: 0, y: 0 }] = stroke
  await pen('mousePressed', first)
  for (const place of stroke) await pen('mouseMoved', place)
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ x: palm.x - 5, y: palm.y - 5 }],
  })
  await pen('mouseReleased', stroke.at(-1) ?? first)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(told(practice)).toHaveText(/^Well written/)
  await context.close()
})

test('the page of letters asks for none of it before a learner does', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/letters')
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  const before = asked.length
  await page.getByRole('button', { name: 'Write അ', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Write it', exact: true })).toBeVisible()
  const then = asked.slice(before)
  expect(asked.slice(0, before).filter((path) => /\/letter-practice|strokes|trac/.test(path))).toEqual([])
  expect(then.some((path) => path.includes('letter-practice'))).toBe(true)
  // One letter's strokes, and no others.
  expect(then.filter((path) => /\/(?:letter|sign|chillu)-(?!practice)/.test(path))).toHaveLength(1)
})

test('the letters for the coach lead to their writing, by keyboard too, and back', async ({ page }) => {
  await page.goto('/Coachlevel')
  const letter = page.getByRole('button', { name: 'Write ക', exact: true })
  await appIsThere(page)
  await letter.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Write ക', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Write it', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(letter).toBeFocused()
})

for (const [path, write, tabs] of [
  ['/letters', 'Write അ', ['Letter', 'Word', 'Voice']],
  ['/ml/letters', 'അ എഴുതുക', ['അക്ഷരം', 'വാക്ക്', 'ശബ്ദം']],
] as const)
  test(`the practice of ${path} is whole at every width`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: write, exact: true }).click()
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const tab of tabs) {
        await page.getByRole('tab', { name: tab, exact: true }).click()
        await page.waitForTimeout(300)
        await noFault(page, 'dialog[open]')
      }
    }
  })
