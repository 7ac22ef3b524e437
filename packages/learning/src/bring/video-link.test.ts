import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVideoLink } from './video-link.ts'

const id = 'dQw4w9WgXcQ'

describe('readVideoLink', () => {
  it.each([
    id,
    `  ${id}\n`,
    'A-b_c1D2e3F',
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}`,
    `www.youtube.com/watch?v=${id}`,
    `youtube.com/watch?v=${id}`,
    `//www.youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}&si=abc`,
    `HTTPS://WWW.YouTube.COM/watch?v=${id}`,
    `https://www.youtube.com/watch?app=desktop&v=${id}&t=42s`,
    `https://www.youtube.com/watch?feature=share&amp;v=${id}`,
    `https://www.youtube.com/watch?v=${id}&list=PL123&index=2#comments`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://www.youtube.com:443/watch?v=${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/embed/${id}?start=3`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/live/${id}?si=x`,
    `https://www.youtube.com/v/${id}`,
    `https://youtu.be/${id}`,
    `youtu.be/${id}?t=10`,
    `https://youtu.be/${id}/`,
    `<https://youtu.be/${id}>`,
    `മഴ പാട്ട് https://youtu.be/${id}?si=Zz_1`,
    `Watch "മഴ" on YouTube\nhttps://youtube.com/watch?v=${id}&feature=shared\nNice!`,
    `"https://youtu.be/${id}"`,
    `“https://youtu.be/${id}”.`,
    `(https://youtu.be/${id}),`,
    `https://youtu.be/${id}.`,
    `https://youtu.be/${id}!`,
    `"${id}"`,
    `[മഴ](https://www.youtube.com/watch?v=${id})`,
    `see:youtu.be/${id}?t=1m2s https://youtu.be/${id}`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=x&amp;start=5" title="x" allowfullscreen></iframe>`,
    `<a href='//m.youtube.com/watch?v=${id}'>x</a>`,
    `https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}&usg=x`,
    `https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2F${id}%3Ffbclid%3Dx`,
    `https://www.youtube.com/redirect?q=https%253A%252F%252Fyoutu.be%252F${id}`,
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
    `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}&gl=DE`,
    `https://web.archive.org/web/2020/https://www.youtube.com/watch?v=${id}`,
    `https://evil.example/?u=https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/playlist?list=PL1 then https://youtu.be/${id}`,
    `https://www.youtube.com/watch?list=PL123&v=${id}&index=2`,
    `https://www.youtube.com/embed/${id}?list=PL123`,
    `https://youtu.be/${id}?list=PL1&t=62`,
    `https://www.youtube.com/watch?v=${id}#t=1m2s`,
    `https://www.youtube.com/#/watch?v=${id}`,
    `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    `https://img.youtube.com/vi/${id}/0.jpg`,
    `vnd.youtube:${id}`,
    `vnd.youtube://www.youtube.com/watch?v=${id}`,
    `intent://www.youtube.com/watch?v=${id}#Intent;scheme=https;end`,
    `{"url":"https:\\/\\/www.youtube.com\\/watch?v=${id}\\u0026t=5"}`,
    `https://youtu.be/\u200B${id}`,
    `https://youtu.be//${id}`,
    `https://www.youtube.com//watch?v=${id}`,
    `https://studio.youtube.com/video/${id}/edit`,
    `https://youtube.googleapis.com/v/${id}`,
    `https://www-youtube-com.translate.goog/watch?v=${id}&_x_tr_sl=ml&_x_tr_tl=en`,
    `https://piped.video/watch?v=${id}`,
    `https://piped.kavin.rocks/watch?v=${id}`,
    `https://yewtu.be/watch?v=${id}`,
    `https://invidious.example.org/embed/${id}`,
    `https://yewtu.be/${id}`,
  ])('finds the video in %j', (text) => {
    const { length } = 'A-b_c1D2e3F'
    const found = readVideoLink(text)
    expect(found).toEqual({ type: 'video', id: text === 'A-b_c1D2e3F' ? text : id })
    expect(found.type === 'video' && found.id).toHaveLength(length)
  })

  it.each([
    ['', 'empty'],
    ...[
      'photography',
      'Grandfather',
      'INFORMATION',
      'performance',
      'self-esteem',
      'hello_world',
      '91944712345',
    ].map((word) => [word, 'no-address']),
    ['   ', 'empty'],
    ['food', 'no-address'],
    ['how to cook rice', 'no-address'],
    ['കേരളം', 'no-address'],
    ['https://', 'no-address'],
    ['javascript:alert(1)', 'no-address'],
    ['https://localhost/watch?v=dQw4w9WgXcQ', 'no-address'],
    ['http://127.0.0.1/watch?v=dQw4w9WgXcQ', 'no-address'],
    [`https://www.youtube.com/watch?v=${'a'.repeat(5000)}`, 'bad-id'],
    ['https://www.youtube.com/embed/videoseries?list=PL123', 'no-video'],
    ['https://www.youtube.com/embed/live_stream?channel=UC1', 'no-video'],
    [`see https://vimeo.com/${id} for it`, 'other-site'],
    ['hello world and more', 'no-address'],
    [`https://vimeo.com/${id}`, 'other-site'],
    [`https://youtube.com.evil.example/watch?v=${id}`, 'other-site'],
    [`https://evilyoutube.com/watch?v=${id}`, 'other-site'],
    [`https://www.youtube.com@evil.example/watch?v=${id}`, 'other-site'],
    [`https://evil.example#www.youtube.com/watch?v=${id}`, 'other-site'],
    ['https://www.youtube.com/', 'no-video'],
    ['https://www.youtube.com/@channel', 'no-video'],
    ['https://www.youtube.com/playlist?list=PL123', 'no-video'],
    ['https://www.youtube.com/watch', 'no-video'],
    ['https://www.youtube.com/watch?v=', 'no-video'],
    ['https://youtu.be/', 'no-video'],
    ['https://www.youtube.com/watch?v=short', 'bad-id'],
    [`https://www.youtube.com/watch?v=${id}x`, 'bad-id'],
    ['https://youtu.be/with%20space', 'bad-id'],
    ['https://www.youtube.com/shorts/<script>ab', 'no-video'],
  ])('refuses %j: %s', (text, reason) => {
    expect(readVideoLink(text)).toEqual({ type: 'refused', reason })
  })

  it('reads any text as an id of eleven letters or a reason', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })), (text) => {
        const found = readVideoLink(text)
        if (found.type === 'video') expect(found.id).toMatch(/^[\w-]{11}$/)
        else expect(found.reason).not.toBe('')
      }),
    )
  })
})
