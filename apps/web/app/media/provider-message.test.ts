import { expect, it } from 'vitest'
import { readProviderMessage } from './provider-message.ts'

it.each([
  { data: '{"event":"onReady","info":null}', message: { type: 'ready' } },
  { data: { event: 'onStateChange', info: 1 }, message: { type: 'report', state: 'playing' } },
  { data: { event: 'onStateChange', info: 3 }, message: { type: 'report', state: 'waiting' } },
  { data: { event: 'onStateChange', info: 0 }, message: { type: 'report', state: 'ended' } },
  { data: { event: 'onStateChange', info: 77 }, message: { type: 'report' } },
  { data: { event: 'onPlaybackRateChange', info: 1.5 }, message: { type: 'report', speed: 1.5 } },
  {
    data: '{"event":"infoDelivery","info":{"currentTime":3.5,"duration":60,"playerState":2,"volume":100}}',
    message: { type: 'report', seconds: 3.5, duration: 60, state: 'paused' },
  },
  {
    data: { event: 'infoDelivery', info: { currentTime: 3.5, currentTimeLastUpdated_: 1.25 } },
    message: { type: 'report', seconds: 3.5, at: 1250 },
  },
  { data: { event: 'infoDelivery', info: { currentTime: '3' } }, message: { type: 'report' } },
  ...[
    [2, 'wrong-id'],
    [5, 'unplayable'],
    [100, 'gone'],
    [101, 'not-here'],
    [150, 'not-here'],
    [153, 'not-here'],
    [999, 'unplayable'],
  ].map(([info, failure]) => ({ data: { event: 'onError', info }, message: { type: 'failed', failure } })),
  ...[
    '',
    '{',
    'null',
    '7',
    undefined,
    null,
    7,
    [],
    { event: 'other' },
    { event: 'infoDelivery', info: 7 },
  ].map((data) => ({ data, message: undefined })),
])('reads $data', ({ data, message }) => {
  expect(readProviderMessage(data)).toEqual(message)
})
