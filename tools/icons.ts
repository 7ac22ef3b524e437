import { readFileSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { chromiumArgs, findChromium } from './test/find-chromium.ts'

/**
 * Draws the icons of the app from its sign, `icon.svg`. Run it by hand when the sign changes: `node
 * tools/icons.ts`.
 */
const folder = 'apps/web/public'
const sign = readFileSync(`${folder}/icon.svg`, 'utf8')
/** The green reaches the edges: the device cuts its own shape out of it. */
const toTheEdges = sign.replace(' rx="12"', '')

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const save = (name: string, bytes: Uint8Array) => writeFileSync(`${folder}/${name}`, bytes)
save('icon-192.png', await draw(browser, sign, 192))
save('icon-512.png', await draw(browser, sign, 512))
save('apple-touch-icon.png', await draw(browser, toTheEdges, 180))
// Only a circle of four fifths is always visible, so the drawing on the green is smaller.
save('icon-maskable-512.png', await draw(browser, toTheEdges, 512, 0.72))
save('favicon.ico', asIco(await draw(browser, sign, 32), 32))
await browser.close()

async function draw(browser: Browser, svg: string, size: number, scale = 1): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const inset = ((1 - scale) * size) / 2
  await page.setContent(
    `<style>body{margin:0;padding:${inset}px;background:${scale < 1 ? '#1d6b3c' : 'transparent'}}svg{display:block;width:${size * scale}px}</style>${svg}`,
  )
  const bytes = await page.screenshot({ omitBackground: true })
  await page.close()
  return bytes
}

/**
 * An .ico with one picture in it, as PNG: a header of 6 bytes, an entry of 16, the picture. Numbers are
 * little-endian.
 */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}
