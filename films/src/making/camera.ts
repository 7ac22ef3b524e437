import { readFileSync } from 'node:fs'
import { type CDPSession, chromium } from 'playwright-core'
import { chromiumArgs, findChromium } from '../../../tools/test/find-chromium.ts'
import { filmSettings } from '../film-settings.ts'

export type Camera = {
  photograph: (svg: string, quality?: number) => Promise<Buffer>
  close: () => Promise<void>
}

const font =
  'node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-700-normal.woff2'

/** A browser that turns a picture into a JPEG. */
export async function startCamera(): Promise<Camera> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  const { width, height } = filmSettings
  const page = await browser.newPage({ viewport: { width, height } })
  const face = `@font-face{font-family:"Noto Sans Malayalam";font-weight:700;src:url(data:font/woff2;base64,${readFileSync(font).toString('base64')})}`
  await page.setContent(
    `<style>${face}body{margin:0;overflow:hidden}svg{display:block}</style><div><b style="font-family:Noto Sans Malayalam">അ</b></div>`,
  )
  await page.evaluate(() => document.fonts.ready)
  const session: CDPSession = await page.context().newCDPSession(page)
  return {
    photograph: async (svg, quality = 95) => {
      await page.evaluate((picture) => {
        document.body.innerHTML = picture
      }, svg)
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality,
        optimizeForSpeed: true,
      })
      return Buffer.from(data, 'base64')
    },
    close: () => browser.close(),
  }
}
