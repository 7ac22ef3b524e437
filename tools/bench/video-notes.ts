import type { Page } from 'playwright-core'

/**
 * What a page notes while a video plays. By the place of a line: where the video was when the overlay changed to it, when somebody who looks
 * every 500 ms saw it, and when the element's `timeupdate` or the provider's message would have told. `opened`: milliseconds from a tap to a
 * word's meaning.
 */
export type Noted = {
  shown: Record<number, number>
  polled: Record<number, number>
  updated: Record<number, number>
  opened: number
}

type Truth = { seconds: number; at: number; speed: number; playing: boolean }

/** Lets every page of a context note these things by itself: to ask it from here would take longer than what is measured. */
export async function noteLines(page: Page) {
  await page.addInitScript(() => {
    const noted: Noted = { shown: {}, polled: {}, updated: {}, opened: 0 }
    let truth: Truth | undefined
    let starts: readonly number[] = []
    let tapped = 0

    const readStarts = (record: { TranscriptMal?: { snippets: { start: number }[] } }) => {
      starts = record.TranscriptMal?.snippets.map(({ start }) => start) ?? []
    }
    const ask = window.fetch
    window.fetch = async (...request: Parameters<typeof fetch>) => {
      const reply = await ask(...request)
      if (String(request[0]).includes('/api/videos/')) reply.clone().json().then(readStarts)
      return reply
    }

    function time(): number {
      if (truth) {
        const gone = truth.playing ? (performance.timeOrigin + performance.now() - truth.at) / 1000 : 0
        return truth.seconds + gone * truth.speed
      }
      return document.querySelector('video')?.currentTime ?? 0
    }
    const note = (seen: Record<number, number>) => {
      const now = time()
      const place = starts.findLastIndex((start) => start <= now)
      if (place >= 0) seen[place] ??= now
    }
    setInterval(() => note(noted.polled), 500)
    document.addEventListener('timeupdate', () => note(noted.updated), true)
    window.addEventListener('message', ({ data }) => {
      if (data?.truth) truth = data.truth
      else if (String(data).includes('infoDelivery')) note(noted.updated)
    })

    const overlay = () => document.querySelector('main [data-line]')?.getAttribute('data-line')
    new MutationObserver(() => {
      const place = overlay()
      if (place) noted.shown[Number(place)] ??= time()
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-line'] })

    window.addEventListener(
      'pointerup',
      () => {
        tapped = performance.now()
        const look = () => {
          const card = document.querySelector('[popover]:popover-open [role=status]')
          if (card?.textContent) setTimeout(() => (noted.opened = performance.now() - tapped))
          else if (performance.now() - tapped < 5000) requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      true,
    )

    /** Milliseconds from moving the bar to a moment, to the change of the line. */
    function noteSeek(seconds: number): Promise<number> {
      const bar = document.querySelector<HTMLInputElement>('main input[type=range]')
      const wanted = starts.findLastIndex((start) => start <= seconds)
      return new Promise((resolve) => {
        const begun = performance.now()
        const isThere = () => Number(overlay() ?? -1) === wanted
        const observer = new MutationObserver(() => {
          if (!isThere()) return
          observer.disconnect()
          resolve(performance.now() - begun)
        })
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['data-line'],
        })
        if (isThere()) resolve(0)
        if (!bar) return
        bar.value = String(seconds)
        bar.dispatchEvent(new Event('input', { bubbles: true }))
      })
    }

    /** Milliseconds of each frame for so long, while the list is scrolled by so many pixels in each. */
    function noteFrames(long: number, scrolled: number): Promise<number[]> {
      const list = document.querySelector('[role=tabpanel] ol')?.parentElement
      return new Promise((resolve) => {
        const frames: number[] = []
        const begun = performance.now()
        let last = begun
        const frame = (now: number) => {
          frames.push(now - last)
          last = now
          if (scrolled) list?.scrollBy(0, scrolled)
          if (now - begun < long) requestAnimationFrame(frame)
          else resolve(frames.slice(1))
        }
        requestAnimationFrame(frame)
      })
    }
    Object.assign(window, { noted, noteSeek, noteFrames })
  })
}
