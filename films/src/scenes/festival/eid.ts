import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { grandfather } from '../../kit/looks.ts'
import { motes, steam } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import type { Camera, Scene } from '../../kit/stage.ts'
import { bowl, carry, chairAnd, dressed, lidOnly, place, seat, stool } from './props.ts'

export const eid: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const eidGirl = dressed('#1f9a8a', '#14705f', '#1f9a8a', '#f2c14e', '#f2c14e')
  const g1 = player(timeline, 'girl', eidGirl, { x: 150, y: 468, turn: 1, size: 1.14, ...carry }, [
    [w(0, -2.2), { x: 330, y: 450 }, 1.2],
    [w(0, -1), { x: 430, y: 424 }, 1.1],
    [w(0), { rx: 40, lx: 8, ry: -122, ly: -122, smile: 1 }],
    [w(1), { x: 470 }, 0.7],
    [w(1.6), { x: 440 }, 0.8],
    [w(2, -0.2), { lx: -86, ly: -150, turn: -0.9, lookX: -0.6 }, 0.4],
    [w(2.8), { lx: 0, ly: -118, turn: 0.9, lookX: 0 }],
    [w(3.4), { ...arms, rx: 40, ry: -100 }],
    [w(4, -1.9), { x: 500, rx: 34, ry: -120 }, 0.5],
    [w(4, -1.3), { rx: 8, ry: -150, eyes: 0.3 }, 0.35],
    [w(4, -0.8), { rx: 34, ry: -120, eyes: 1 }, 0.3],
    [w(4, -0.3), { lx: 6, ly: -156, smile: 1 }, 0.25],
    [w(4.25), { ...carry, lx: 20, rx: 52, ly: -140, ry: -140, eyes: 1.2 }, 0.4],
    [w(4.6), { turn: -0.5 }],
    [w(4.85), { turn: 0.9, tilt: 6 }],
    [w(5.4), { lx: -10, rx: 22, ly: -108, ry: -108, lookY: 0.5, brow: 0.6 }],
  ])
  const old1 = player(timeline, 'grandfather', grandfather, seat, [
    [w(0.5), { brow: 0.8, lean: -4 }],
    [w(1, -0.3), { lx: -70, ly: -120, lean: -12, lookY: 0.5 }, 0.4],
    [w(1, 0.1), { lx: -58, ly: -170, tilt: -8, eyes: 0.05, smile: 1 }, 0.4],
    [w(1.5), { eyes: 1.1, tilt: 0, lookY: 0 }],
    [w(2.2), { lx: -48, ly: -104, lean: 0, lookX: -1 }],
    [w(3, -0.2), { lx: -8, ly: -120, rx: 10, ry: -118, smile: 1, lookX: 0 }, 0.4],
    [w(3.3), { lx: -14, rx: 4 }, 0.2],
    [w(3.5), { lx: -4, rx: 14 }, 0.2],
    [w(3.7), { lx: -14, rx: 4 }, 0.2],
    [w(4, -1.7), { lx: -50, ly: -110, rx: 10, ry: -120 }, 0.5],
    [w(4, -1.1), { lx: -8, ly: -150, eyes: 0.2 }, 0.4],
    [w(4, -0.5), { lx: -48, ly: -104, rx: 48, ry: -104, eyes: 1 }],
    [w(5, -0.2), { lx: -88, ly: -172, tilt: 7, brow: 0.6 }, 0.35],
    [w(5.3), { tilt: -7 }, 0.35],
    [w(5.6), { tilt: 7 }, 0.35],
    [w(5.9), { tilt: 0, lx: -48, ly: -104, smile: 1 }],
  ])
  const eidCamera = act<Camera>({ x: 380, y: 262, zoom: 1.02 }, [
    [0.3, { x: 460, zoom: 1.14, y: 276 }, 4],
    [w(1, -0.4), { x: 540, zoom: 1.44, y: 292 }, 1.5],
    [w(2, -0.1), { x: 410, zoom: 1.08, y: 268 }, 1.6],
    [w(3), { x: 540, zoom: 1.32, y: 288 }, 1.6],
    [w(5), { x: 570, zoom: 1.5, y: 290 }, 1.8],
  ])
  return (t: number) => {
    const onStool = t > w(3.6) && t < w(4, -0.5)
    const eaten = t >= w(4, -0.5)
    const lifted = t > w(1, 0.2)
    return place(
      t,
      eidCamera(t),
      'dusk',
      '',
      [
        stool(548, onStool ? bowl('biryani', false, t) : ''),
        chairAnd(old1.draw(t, { ...(lifted && t < w(2.4) ? { left: lidOnly } : {}) })),
        lifted && t < w(2) ? steam(g1.pose(t).x + 20, 300, t, 1.3) : '',
        g1.draw(t, { ...(onStool ? {} : { both: bowl(eaten ? 'none' : 'biryani', !lifted, t) }) }),
        motes(0, 200, 480, 200, t, 14, '#ffe9a8'),
      ].join(''),
    )
  }
}
