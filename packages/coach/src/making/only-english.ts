const listed = (words: string) => words.trim().split(/\s+/u)

/** They sound, typed in Latin letters, like a Malayalam word for something else: pole, പോലെ “like”. */
const soundMalayalam = listed(`
  add ale all arrival ban bad bash basil bass bat bath beech bins bony boon boss brash char cheep chill chip clash cut
  fad fat fatty gash get glass halo hay hind hut inn jut lad man mangy maroon mash mat mate matte men mills mole moon moot mull mutt
  nay nine null odd oral ore pad pall pan pant pass pat path patty pen per peril perk pest petty pin pine pit pole pony pool pore pot
  pull puree put ran rod rum sat seem seen sent shall shoo shutting sin sit skull sop spun still sup tab taboo tail teem teen than that
  thee then thin too undo van vanilla vest villa viral vital weed width wit`)

/** They are a letter away from a word for a topic: horse, house. */
const looksLikeTopic = listed(`
  beads beams bears beats bench bishop bleach block bother carry chance choking clack click cloak cock concept convert cooling county court crown
  diner farther fewer fight files firms former forming hell horse hose hostel jolly launch lease ledge litter march marker massage means
  medals metals miner moths moves myths navel officer pants planet planets plank plans plate pride prime prince prize report rider roofs
  roots sheds sheep shift short shove skirt sneak spaces speck spear speeds steak stole stone store stork trail winner`)

const onlyEnglish = new Set([...soundMalayalam, ...looksLikeTopic])

/** Whether a word can only be English, whatever it sounds or looks like. */
export const isOnlyEnglish = (word: string): boolean => onlyEnglish.has(word)
