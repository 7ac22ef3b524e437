import { type Bitmap, linesOf, makeTarget } from '@app/learning/tracing'
import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { generate, openCoach } from '../support/coach-page.ts'
import { draw, openPractice, type Place } from '../support/drawing.ts'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { looksOf } from '../support/review-page.ts'

const letterPaper = (practice: Locator) => practice.getByRole('img', { name: /^Paper to write/ })
const wordPaper = (practice: Locator) => practice.getByRole('img', { name: /^Paper to trace/ })
const told = (practice: Locator) => practice.getByRole('status').first()

/** Opens the tab of a word, whose pale letters load late and change the size of the paper. */
async function showWord(practice: Locator) {
  await practice.getByRole('tab', { name: 'Word', exact: true }).click()
  await expect(practice.getByRole('button', { name: 'Check my tracing', exact: true })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
}

/** The strokes of the letter on screen, read from the stroke order's lines, as shares of its paper. */
async function strokesOf(practice: Locator): Promise<Place[][]> {
  return practice.getByRole('img', { name: /^How .* is written$/ }).evaluate((svg) => {
    const [, , width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    return [...svg.querySelectorAll<SVGPathElement>('path[pathLength]')].map((path) => {
      const length = path.getTotalLength() || 1
      // The attribute pathLength does not scale these values.
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

/**
 * Where the ink is, as shares of the paper's width and height: its middle, and how much of the paper it
 * covers.
 */
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

test('a letter is opened by keyboard, written stroke by stroke in its order and direction, and left again', async ({
  page,
}) => {
  await page.goto('/Coachlevel')
  await hydrated(page)
  const letter = page.getByRole('button', { name: 'Write ഓ', exact: true })
  await letter.focus()
  await page.keyboard.press('Enter')
  const practice = page.getByRole('dialog', { name: 'Write ഓ', exact: true })
  await expect(practice.getByRole('heading', { name: 'Write it', exact: true })).toBeVisible()
  const paper = letterPaper(practice)
  const [first = [], second = []] = await strokesOf(practice)

  await test.step('of two strokes the first one comes first, and may be written in pieces', async () => {
    await draw(page, paper, [second])
    await expect(told(practice)).toHaveText('This stroke begins somewhere else.')
    await draw(page, paper, [first.slice(0, 31)])
    await expect(told(practice)).toHaveText('Good so far. Go on from the dot.')
    await draw(page, paper, [first.slice(30), second])
    await expect(told(practice)).toHaveText('Well written: every stroke in its order and direction!')
    await practice.getByRole('button', { name: 'Start again', exact: true }).click()
    await expect(told(practice)).toHaveText('')
  })

  await test.step('one written backwards is told so, and after three misses it is shown how to go', async () => {
    const backwards = [first.toReversed()]
    await draw(page, paper, backwards)
    await expect(told(practice)).toHaveText('This stroke goes the other way round.')
    await draw(page, paper, backwards)
    await expect(told(practice)).not.toContainText('dashes')
    await draw(page, paper, backwards)
    await expect(told(practice)).toContainText('The dashes show how it goes on')
    await noFault(page, 'dialog[open]')
    // With reduced motion the steps of the strokes were there. Now the paper is back in its place.
    await expect(told(practice)).toContainText('The dashes show how it goes on')
    await draw(page, paper, [first, second])
    await expect(told(practice)).toHaveText(/^Well written/)
  })

  await test.step('a letter is known that was written without being shown', async () => {
    await expect
      .poll(() => looksOf(page))
      .toEqual(['letter:letter-oo write again', 'letter:letter-oo write good'])
  })

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(letter).toBeFocused()
})

test('a word is traced along its lines; half of it, and a scribble, are not enough', {
  tag: '@long',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/letters')
  await hydrated(page)
  expect(asked.filter((path) => /\/letter-practice|strokes|trac/.test(path))).toEqual([])
  const { length: before } = asked
  await page.getByRole('button', { name: 'Write അ', exact: true }).click()
  const practice = page.getByRole('dialog', { name: 'Write അ', exact: true })
  await expect(practice.getByRole('heading', { name: 'Write it', exact: true })).toBeVisible()
  // The strokes of one letter, and no others.
  const strokes = asked.slice(before).filter((path) => /\/(?:letter|sign|chillu)-(?!practice)/.test(path))
  expect(strokes).toHaveLength(1)

  const paper = wordPaper(practice)
  const { check, reset } = buttonsOf(practice)
  const missing = await holdWorker(page, (route) => route.abort())
  await showWord(practice)
  const lines = await linesOnPaper(paper)

  await test.step('a check whose worker did not arrive is free to be tried again', async () => {
    await draw(page, paper, lines)
    await check.click()
    await expect(told(practice)).toHaveText('One moment…')
    await missing()
    await expect(told(practice)).toHaveText(/^The trace could not be checked/)
    await check.click()
    await expect(told(practice)).toHaveText('Well traced!')
  })

  await reset.click()
  await expect(told(practice)).toHaveText('')
  await check.click()
  await expect(told(practice)).toHaveText(/^There is nothing on the paper yet/)
  await draw(
    page,
    paper,
    lines.map((line) => line.filter(({ x }) => x < 0.5)).filter((line) => line.length > 1),
  )
  await check.click()
  await expect(told(practice)).toContainText('Not all of it is traced yet')
  await expect(told(practice)).toContainText('Dashes: this is not traced yet.')
  await noFault(page, 'dialog[open]')

  await reset.click()
  await draw(page, paper, [
    Array.from({ length: 80 }, (_, at) => ({ x: 0.15 + (at * 0.7) / 80, y: at % 2 ? 0.25 : 0.75 })),
  ])
  await check.click()
  await expect(told(practice)).toHaveText(/much more ink|beside the letters/)

  await test.step('a verdict that comes late finds the emptied paper as it is', () =>
    emptyBeforeVerdict(page, practice, lines[0] ?? []))
})

/** On a new paper: a late verdict finds the emptied one unchanged. */
async function emptyBeforeVerdict(page: Page, practice: Locator, line: Place[]) {
  const paper = wordPaper(practice)
  const { check, reset } = buttonsOf(practice)
  await practice.getByRole('tab', { name: 'Letter', exact: true }).click()
  const late = await holdWorker(page, (route) => route.continue())
  await showWord(practice)
  await draw(page, paper, [line])
  await check.click()
  await expect(told(practice)).toHaveText('One moment…')
  await expect(check).toHaveAttribute('aria-disabled', 'true')
  await reset.click()
  await expect(check).toHaveAttribute('aria-disabled', 'false')
  await expect(told(practice)).toHaveText('')
  const texts = await told(practice).evaluateHandle((status) => {
    const texts: string[] = []
    const note = () => texts.push(status.textContent ?? '')
    new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true })
    return texts
  })
  // Verdicts come in the order of their requests: when this one has come, the late one has come too.
  await check.click()
  await late()
  const nothing = /^There is nothing on the paper yet/
  await expect(told(practice)).toHaveText(nothing)
  const others = (await texts.jsonValue()).filter(
    (text) => text !== '' && text !== 'One moment…' && !nothing.test(text),
  )
  expect(others).toEqual([])
}

const buttonsOf = (practice: Locator) => ({
  check: practice.getByRole('button', { name: 'Check my tracing', exact: true }),
  reset: practice.getByRole('button', { name: 'Reset Tracing', exact: true }),
})

/** The next worker that is asked for waits until the returned function is called; then this becomes of it. */
async function holdWorker(page: Page, goOn: (route: Route) => Promise<void>) {
  const released = Promise.withResolvers<void>()
  await page.route('**/trace-worker*', (route) => released.promise.then(() => goOn(route)), { times: 1 })
  return () => released.resolve()
}

test.describe('on a screen of three pixels where others have one', () => {
  test.use({ deviceScaleFactor: 3 })

  test('ink and guide are as sharp as the screen, a tap leaves a dot, and who wants nothing to move sees the strokes step by step', {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const practice = await openPractice(page, 'അ')
    const letter = letterPaper(practice)
    await expect(told(practice)).toHaveText(/^Step 1 of \d+$/)
    await practice.getByRole('button', { name: 'Next step', exact: true }).click()
    await expect(told(practice)).toHaveText(/^Step 2 of \d+$/)

    await test.step('a tap leaves a dot, on the paper for a letter while it is held', async () => {
      await letter.scrollIntoViewIfNeeded()
      const box = await letter.boundingBox()
      if (!box) throw new Error('There is no paper.')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await expect.poll(async () => (await inkOn(letter)).x).toBeCloseTo(0.5, 1)
      await page.mouse.up()
    })

    await test.step('ink and guide have a pixel for each of the screen’s, and the paper’s own proportions', async () => {
      await showWord(practice)
      const beside = () =>
        wordPaper(practice).evaluate((ink) => {
          const canvases = [...(ink.parentElement?.querySelectorAll('canvas') ?? [])]
          const pixels = canvases.flatMap((canvas) => {
            const { width, height } = canvas.getBoundingClientRect()
            return [canvas.width - width * devicePixelRatio, canvas.height - height * devicePixelRatio]
          })
          return pixels.map((count) => Math.max(0, Math.ceil(Math.abs(count)) - 1))
        })
      await expect.poll(beside).toEqual([0, 0, 0, 0])
    })

    await test.step('a tap leaves a dot on the paper for a word', async () => {
      const place = { x: 0.4, y: 0.6 }
      await draw(page, wordPaper(practice), [[place, place]])
      await expect.poll(async () => (await inkOn(wordPaper(practice))).x).toBeCloseTo(0.4, 1)
      expect((await inkOn(wordPaper(practice))).y).toBeCloseTo(0.6, 1)
    })

    await test.step('the pale letters are as easily seen in either theme', async () => {
      const pale = wordPaper(practice).locator('xpath=..').locator('canvas').first()
      const opacity = () => pale.evaluate((canvas) => Number(getComputedStyle(canvas).opacity))
      const light = await opacity()
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(opacity).toBeGreaterThan(light)
    })
  })
})

test('a phone that is turned keeps the ink, and the paper under it, until the paper is emptied', {
  tag: '@long',
}, async ({ page }) => {
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
  await expect.poll(async () => (await inkOn(paper)).covered).toBeGreaterThan(0)
  const before = await inkOn(paper)
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
  await expect.poll(async () => (await inkOn(paper)).covered).toBe(0)
})

test('a hand that rests on the screen does not draw beside the pen', { tag: '@long' }, async ({
  browser,
}) => {
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
  await Promise.all(stroke.map((place) => pen('mouseMoved', place)))
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ x: palm.x - 5, y: palm.y - 5 }],
  })
  await pen('mouseReleased', stroke.at(-1) ?? first)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(told(practice)).toHaveText(/^Well written/)
  await context.close()
})

for (const [path, write, tabs] of [
  ['/letters', 'Write അ', ['Letter', 'Word', 'Voice']],
  ['/ml/letters', 'അ എഴുതുക', ['അക്ഷരം', 'വാക്ക്', 'ശബ്ദം']],
] as const)
  test(`the practice of ${path} is whole at every width`, { tag: '@long' }, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: write, exact: true }).click()
    const parts = ['canvas', 'canvas + canvas', 'section'] as const
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [at, tab] of tabs.entries()) {
        await page.getByRole('tab', { name: tab, exact: true }).click()
        await expect(
          page
            .getByRole('dialog')
            .locator(parts[at] ?? '')
            .first(),
        ).toBeVisible()
        await noFault(page, 'dialog[open]')
      }
    }
  })
