import type { Look } from './person.ts'

const skins = { warm: '#b87748', light: '#c98d5c', deep: '#9a5f38' }
const night = '#241712'

export const girl: Look = {
  skin: skins.light,
  hair: night,
  style: 'plait',
  shirt: '#e8822e',
  shade: '#b85a1c',
  lower: { kind: 'trousers', colour: '#1f6a72' },
  tall: 0.88,
  head: 1.1,
  earrings: true,
  ribbon: '#f2c14e',
}
export const conductor: Look = {
  skin: skins.warm,
  hair: night,
  style: 'short',
  shirt: '#c2a66b',
  shade: '#8d7440',
  lower: { kind: 'trousers', colour: '#6c5a38' },
  tall: 1.02,
  moustache: night,
  belly: 1,
}
export const grandmother: Look = {
  skin: skins.warm,
  hair: '#d9d4cc',
  brows: '#8d867c',
  style: 'bun',
  shirt: '#fbf5e6',
  shade: '#ddceaa',
  lower: { kind: 'mundu', colour: '#fdf8ea', hem: '#c4942a' },
  tall: 0.9,
  earrings: true,
}
export const ribbonGirl: Look = {
  skin: skins.warm,
  hair: night,
  style: 'bob',
  ribbon: '#e0443e',
  shirt: '#f2b632',
  shade: '#c98a1c',
  lower: { kind: 'skirt', colour: '#b0324a', hem: '#f2b632' },
  tall: 0.72,
  head: 1.25,
  earrings: true,
}
export const drummer: Look = {
  skin: skins.deep,
  hair: '#efeae0',
  brows: '#e5dfd2',
  style: 'thin',
  shirt: '#a9683e',
  shade: '#82492a',
  lower: { kind: 'mundu', colour: '#fdf8ea', hem: '#c4942a' },
  tall: 1,
  moustache: '#f4efe4',
}
export const boy: Look = {
  skin: skins.light,
  hair: night,
  style: 'short',
  shirt: '#3f8fd0',
  shade: '#2a6aa3',
  lower: { kind: 'mundu', colour: '#fdf8ea', hem: '#d9a42e' },
  tall: 0.68,
  head: 1.28,
}
export const uncle: Look = {
  skin: skins.warm,
  hair: night,
  style: 'short',
  shirt: '#f7efdc',
  shade: '#d8c8a2',
  lower: { kind: 'mundu', colour: '#fdf8ea', hem: '#1d6b3c' },
  tall: 1,
  moustache: night,
  belly: 2.2,
  towel: '#f3dfa6',
}
export const plaitsGirl: Look = {
  skin: skins.light,
  hair: night,
  style: 'plaits',
  ribbon: '#e0443e',
  shirt: '#2f9e8f',
  shade: '#1f7468',
  lower: { kind: 'skirt', colour: '#2f9e8f', hem: '#f2c14e' },
  tall: 0.7,
  head: 1.26,
  earrings: true,
}
export const grandfather: Look = {
  skin: skins.warm,
  hair: '#efeae0',
  brows: '#d8d2c6',
  style: 'thin',
  shirt: '#fdf8ea',
  shade: '#ddceaa',
  lower: { kind: 'mundu', colour: '#fdf8ea', hem: '#c4942a' },
  tall: 1,
  glasses: 'on',
  moustache: '#f4efe4',
  belly: 0.8,
}
export const stripedBoy: Look = {
  skin: skins.warm,
  hair: night,
  style: 'short',
  shirt: '#d9573f',
  shade: '#a93e2a',
  lower: { kind: 'shorts', colour: '#35557a' },
  tall: 0.72,
  head: 1.24,
}
export const baldGrandfather: Look = {
  skin: skins.warm,
  hair: '#efeae0',
  brows: '#e5dfd2',
  style: 'bald',
  shirt: '#f4ecd6',
  shade: '#d5c59c',
  lower: { kind: 'mundu', colour: '#fdf8ea', hem: '#1d6b3c' },
  tall: 1,
  glasses: 'up',
  moustache: '#f4efe4',
  belly: 0.8,
}
