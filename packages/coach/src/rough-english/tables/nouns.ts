/**
 * What English needs to know of nouns. A line: the noun, = its English where it is not the beginning of its
 * first sense, and after a semicolon what is special.
 *
 * - mass: it has no “a” and no plural. many: it is always a plural. the: there is one (“the sun”).
 * - bare: without an article. name: the same, and after “in” too (“at school”, “in hospital”).
 * - in, at, on: what the locative is in English. to: the same for where one goes, if it is not “to the”.
 * - he, she: of whom it is said. kin: “my mother”, and “Mother” alone. no: it has too many senses.
 * - measure: it says how much of what comes after it; vessel: of what may be in it.
 * - at=: what it is at a place where there is it.
 * - single: “some” of it is a little. several: where nothing says how many, they are several: flowers, things.
 * - manner: one does something in it: “in a good rhythm”.
 * - has=: what one has who “has” it: sugar, diabetes. is=: what a thing is that has it.
 * - act=: what one does who has it, and it is to do something: wish.
 * - feel=: what one is who has it: hunger, hungry. ache: one has it. time: it says when.
 */
export const nounLines = `
വീട് = house; at
വാതിൽ = door; at
മുറി = room
സ്കൂൾ = school; at to=name
കോളേജ് = college; at to=name
ഓഫീസ് = office; at
ആശുപത്രി = hospital
ബാങ്ക് = bank
അമ്പലം = temple; at
ക്ഷേത്രം = temple; at
പള്ളി = church/mosque; at
കട = shop; at
ചായക്കട = tea shop; at
മാർക്കറ്റ് = market; at
ചന്ത = market; at
ഹോട്ടൽ = restaurant/hotel; at
സ്റ്റേഷൻ = station; at
ബസ്സ്റ്റാൻഡ് = bus stand; at
ബസ്സ്റ്റോപ്പ് = bus stop; at
സ്റ്റാൻഡ് = bus stand; at
ബോർഡ് = board; on
സ്റ്റോപ്പ് = bus stop; at
അറ്റം = end; at
എയർപോർട്ട് = airport; at
വിമാനത്താവളം = airport; at
ബീച്ച് = beach; on
കടപ്പുറം = beach; on
റോഡ് = road; on
വഴി = way; on
പാലം = bridge; on
തെരുവ് = street
ജങ്ഷൻ = junction; at
കവല = crossroads; at
മുറ്റം = yard
പറമ്പ് = garden
മൈതാനം = ground; on
ഗ്രൗണ്ട് = ground; on
മേശ = table; on
കസേര = chair; on
കട്ടിൽ = bed; on
കിടക്ക = bed; on
തറ = floor; on
നിലം = floor; on
ഭിത്തി = wall; on
ചുമർ = wall; on
മതിൽ = wall; on
മരം = tree
തെങ്ങ് = coconut palm
മാവ് = no
മല = mountain; on
കുന്ന് = hill; on
പുഴ = river
കടൽ = sea; the
ആകാശം = sky; the
സൂര്യൻ = sun; the
ചന്ദ്രൻ = moon; the
ഭൂമി = no
ലോകം = world; the
നാട് = home village
ഗ്രാമം = village
നഗരം = city
ടൗൺ = town
പട്ടണം = town
രാജ്യം = country
കേരളം = Kerala
സ്ഥലം = place
വിദേശം = foreign country; in=abroad
മുതലാളി = boss/owner
നഖം = nails; many
തീരം = shore; on
കുളം = pond
കിണർ = well
പാടം = field
വയൽ = field
ബസ് = bus; on vehicle
ഫോൺ നമ്പർ = phone number
ബസ് സ്റ്റോപ്പ് = bus stop; at
ബസ് സ്റ്റാൻഡ് = bus stand; at
റെയിൽവേ സ്റ്റേഷൻ = railway station; at
പോലീസ് സ്റ്റേഷൻ = police station; at
സ്കൂൾ ബസ് = school bus; on vehicle
സ്കൂൾ ബാഗ് = school bag
ബസ് ടിക്കറ്റ് = bus ticket
ട്രെയിൻ ടിക്കറ്റ് = train ticket
മൊബൈൽ ഫോൺ = mobile phone
ചായ കട = tea shop; at
ട്രെയിൻ = train; on vehicle
കാർ = car; vehicle
ഓട്ടോ = auto-rickshaw; vehicle
വണ്ടി = vehicle; vehicle
ബോട്ട് = boat; vehicle
വിമാനം = plane; on vehicle
സൈക്കിൾ = bicycle; on vehicle
ബൈക്ക് = motorbike; on vehicle
സ്കൂട്ടർ = scooter; on vehicle
ടാക്സി = taxi; vehicle
കപ്പൽ = ship; on vehicle
ലോറി = lorry; vehicle
മെട്രോ = metro; on vehicle
ടിവി = TV; mass on
ഫോൺ = phone; on
മൊബൈൽ = mobile phone; on
കമ്പ്യൂട്ടർ = computer; on
ഇന്റർനെറ്റ് = internet; the on
റേഡിയോ = radio; on
പത്രം = newspaper
പടം = picture
സിനിമ = film
പാട്ട് = song
കളി = game
കഥ = story
പരിപാടി = programme; at
കല്യാണം = wedding; at
ഉത്സവം = festival; at
പരീക്ഷ = exam
യോഗം = meeting; at
ക്ലാസ് = class
പാർട്ടി = party; at
കാര്യം = matter
വിശേഷം = news; mass
വാർത്ത = news; mass
സത്യം = truth; the is=true
അർത്ഥം = meaning
പേര് = name
നമ്പർ = number; on
വില = price; single
ശമ്പളം = salary
പണം = money; mass
കാശ് = money; mass
പൈസ = money; mass
ചില്ലറ = small change; mass
രൂപ = rupee
ജോലി = job; to=work
പണി = work; mass to=work
ഹോംവർക്ക് = homework; mass
ഭക്ഷണം = food; mass
ആഹാരം = food; mass
ചോറ് = rice; mass
അരി = rice; mass
കഞ്ഞി = rice porridge; mass
കറി = curry
പുട്ട് = puttu; mass
ദോശ = dosa
ഇഡ്ഡലി = idli
അപ്പം = appam
പൊറോട്ട = porotta
ചപ്പാത്തി = chapati
ബിരിയാണി = biryani; mass
സാമ്പാർ = sambar; mass
ചമ്മന്തി = chutney; mass
അച്ചാർ = pickle; mass
പപ്പടം = pappadam
ഇറച്ചി = meat; mass
ചിക്കൻ = chicken; mass
ബീഫ് = beef; mass
മീൻ = fish; mass
മീൻകറി = fish curry; mass
കപ്പ = tapioca; mass
എണ്ണ = oil; mass
വെളിച്ചെണ്ണ = coconut oil; mass
പാൽ = milk; mass
തൈര് = curd; mass
മോര് = buttermilk; mass
നെയ്യ് = ghee; mass
വെണ്ണ = butter; mass
തേൻ = honey; mass
ഇഞ്ചി = ginger; mass
പരിപ്പ് = dal; mass
പഴം = banana/fruit
കടല = no
ഉപ്പ് = salt; mass
പഞ്ചസാര = sugar; mass
സദ്യ = feast
ഊണ് = lunch; mass
പ്രാതൽ = breakfast; mass
അത്താഴം = dinner; mass
പായസം = payasam; mass
ചായ = tea; mass
കാപ്പി = coffee; mass
ജ്യൂസ് = juice; mass
വെള്ളം = water; mass
മധുരം = sweetness; mass is=sweet only
പുളി = sourness; mass is=sour only
എരിവ് = spiciness; mass is=spicy only
രുചി = taste; is=tasty
പച്ച = green; no
ചുവപ്പ് = red; mass
നീല = blue; mass
മഞ്ഞ = yellow; mass
കറുപ്പ് = black; mass
വെള്ള = white; mass
എളുപ്പം = ease; mass is=easy
ഗ്ലാസ് = glass; vessel
പ്ലേറ്റ് = plate; vessel
മുടി = hair; mass
തുണി = clothes; many
വസ്ത്രം = clothes; many
ചെരിപ്പ് = sandals; many
ചെരുപ്പ് = sandals; many
മക്കൾ = children; many
ആളുകൾ = people; many
ജനങ്ങൾ = people; many
നാട്ടുകാർ = local people; many
കൂട്ടുകാർ = friends; many
മാതാപിതാക്കൾ = parents; many
പേർ = people; many
സഹോദരങ്ങൾ = brothers and sisters; many
പോലീസ് = police; many the group
മഴ = rain; mass is=raining
വെയിൽ = sun; the mass is=sunny
ചൂട് = heat; mass is=hot
തണുപ്പ് = cold; mass is=cold
കാറ്റ് = wind; mass
മഞ്ഞ് = mist; mass is=misty
തീ = fire; mass
വെളിച്ചം = light; mass
ഇരുട്ട് = darkness; mass the is=dark
മണ്ണ് = soil; mass
മണൽ = sand; mass
ചെളി = mud; mass
പൊടി = dust; mass
പുക = smoke; mass
പുല്ല് = grass; mass
സ്വർണം = gold; mass
ഇരുമ്പ് = iron; mass
പ്ലാസ്റ്റിക് = plastic; mass
കൃഷി = farming; mass
മലയാളം = Malayalam; bare mass
ഇംഗ്ലീഷ് = English; bare mass
ഹിന്ദി = Hindi; bare mass
തമിഴ് = Tamil; bare mass
കണക്ക് = maths; mass
ചരിത്രം = history; mass
സംഗീതം = music; mass
ക്രിക്കറ്റ് = cricket; mass
ഫുട്ബോൾ = football; mass
ചെസ്സ് = chess; mass
സമയം = time; mass
നേരം = time; mass
കറന്റ് = electricity; mass
സഹായം = help; mass
സന്തോഷം = happiness; mass feel=happy
സങ്കടം = sadness; mass feel=sad
വിഷമം = sadness; mass feel=sad
ദുഃഖം = grief; mass feel=sad
ദേഷ്യം = anger; mass feel=angry
പേടി = fear; mass feel=afraid
ഭയം = fear; mass feel=afraid
നാണം = shyness; mass feel=shy
വിശപ്പ് = hunger; mass feel=hungry
ദാഹം = thirst; mass feel=thirsty
ക്ഷീണം = tiredness; mass feel=tired
ഉറക്കം = sleep; mass
മടി = no
പ്രയാസം = difficulty; is=difficult
ബുദ്ധിമുട്ട് = difficulty; is=difficult
അവധി = holiday; in=on_holiday
അസൂയ = envy; mass feel=jealous
തിരക്ക് = crowd; mass feel=busy at=crowded
ധൃതി = hurry; mass
അഭിമാനം = pride; mass feel=proud
അത്ഭുതം = surprise; mass feel=surprised
ആശ്വാസം = relief; mass feel=relieved
സുഖം = health; mass feel=well
സ്നേഹം = love; mass
ഇഷ്ടം = liking; mass
ധൈര്യം = courage; mass
സംശയം = doubt
ആഗ്രഹം = wish; act=wish
ഓർമ്മ = memory
പനി = fever; ache
ചുമ = cough; ache
തലവേദന = headache; ache
വയറുവേദന = stomach ache; ache
പല്ലുവേദന = toothache; ache mass
തൊണ്ടവേദന = sore throat; ache
നടുവേദന = backache; ache
ഷുഗർ = blood sugar; mass has=diabetes
ബിപി = blood pressure; mass has=high_blood_pressure
പ്രഷർ = pressure; mass has=high_blood_pressure
ലീവ് = leave; mass is=on_leave in=on_leave
കപ്പലണ്ടി = peanuts; many
വള്ളി = no
താമസം = no
കല്ല് = stone; on
നെറ്റി = forehead; on
ജലദോഷം = cold; ache
അസുഖം = illness; feel=ill
രോഗം = illness
വേദന = pain; mass
അലർജി = allergy; ache
ആരോഗ്യം = health; mass
മരുന്ന് = medicine; mass
ശബ്ദം = sound/voice; single manner
കൈ = hand; in
കാൽ = no
തല = head; on
മുഖം = face; on
കണ്ണ് = eye; in
പുറം = no
നടു = no
അര = no
മുട്ട് = no
അടി = no
പ്രതി = no
രസം = no
തോട് = no
കൊക്ക് = no
കൊമ്പ് = no
കര = no
വരി = no
വിധി = no
കേന്ദ്രം = no
ഫലം = no
താരം = no
രൂപം = no
സംസ്കാരം = no
ഗ്യാസ് = gas; mass
പാട് = no
കഷ്ടം = no
ഉമ്മ = no
പോസ്റ്റ് = no
ബ്ലോക്ക് = traffic jam
ചാർജ് = no
കവർ = no
മണി = no
നീര് = no
വെള്ളി = no
സിസ്റ്റർ = no
വീഴ്ച = no
കൂട് = no
കൂട്ട് = no
പ്രദർശനം = no
ദർശനം = no
കക്ഷി = no
മൊഴി = no
ചുവട് = no
തലം = no
സംവിധാനം = no
ക്ഷമ = patience; mass
മര്യാദ = good manners; mass
പെണ്ണ് = girl; she
ആണ് = no
അച്ചൻ = no
കണി = no
കോച്ച് = no
കല = art; mass
കള്ളം = lie
ശരി = right; adjective is=right
തെറ്റ് = mistake; is=wrong
പകുതി = half; no
എണ്ണം = no
തവണ = time; no
കുറവ് = no
ബാക്കി = no
ഭാഗം = part
വശം = side; on
ഇടത് = left; the on
വലത് = right; the on
മൂല = corner
അവസാനം = end; the at
തുടക്കം = beginning; the
ആദ്യം = no
സാധനം = thing; several
പൂവ് = flower; several
വഴുതനങ്ങ = aubergine; several
താളം = rhythm; manner in=in_rhythm
ആൾ = person
ഒരാൾ = someone; bare
രണ്ടുപേർ = two people; many bare
കുട്ടി = child
കുഞ്ഞ് = baby
ആൺകുട്ടി = boy; he
പെൺകുട്ടി = girl; she
സ്ത്രീ = woman; she
പുരുഷൻ = man; he
മനുഷ്യൻ = man; he
അമ്മ = mother; kin she
അച്ഛൻ = father; kin he
അപ്പൻ = father; kin he
അപ്പച്ചൻ = father/grandfather; kin he
അമ്മച്ചി = mother/grandmother; kin she
പപ്പ = dad; kin he
മമ്മി = mum; kin she
ഡാഡി = daddy; kin he
ഉപ്പ = father; kin he
ബാപ്പ = father; kin he
ചേട്ടൻ = elder brother; he
ഏട്ടൻ = elder brother; he
ചേച്ചി = elder sister; she
അനിയൻ = younger brother; he
അനുജൻ = younger brother; he
അനിയത്തി = younger sister; she
അനുജത്തി = younger sister; she
മകൻ = son; he
മകൾ = daughter; she
മോൻ = son; he
മോൾ = daughter; she
ഭർത്താവ് = husband; he
ഭാര്യ = wife; she
അമ്മാവൻ = uncle; kin he
അമ്മായി = aunt; kin she
ആന്റി = aunt; kin she
അങ്കിൾ = uncle; kin he
മുത്തശ്ശി = grandmother; kin she
മുത്തശ്ശൻ = grandfather; kin he
അമ്മൂമ്മ = grandmother; kin she
അപ്പൂപ്പൻ = grandfather; kin he
അമ്മമ്മ = grandmother; kin she
അച്ഛമ്മ = grandmother; kin she
സഹോദരൻ = brother; he
സഹോദരി = sister; she
കൂട്ടുകാരൻ = friend; he
കൂട്ടുകാരി = friend; she
സുഹൃത്ത് = friend
ടീച്ചർ = teacher
സാർ = teacher; he
ഡോക്ടർ = doctor
രാജാവ് = king; he
രാജ്ഞി = queen; she
നടൻ = actor; he
നടി = actress; she
പൊക്കം = height; is=tall only
ഉയരം = height; is=tall only
നീളം = length; is=long only
വയസ്സ് = year; age
ഉച്ച = noon; time bare at
രാത്രി = night; time
പകൽ = day; time
വൈകുന്നേരം = evening; time
വൈകിട്ട് = evening; time
രാവിലെ = morning; time
സന്ധ്യ = dusk; time bare at
പാതിരാത്രി = midnight; time bare at
മണിക്കൂർ = hour; time
മിനിറ്റ് = minute; time
നിമിഷം = moment; time
ദിവസം = day; time on
ആഴ്ച = week; time
മാസം = month; time
വർഷം = year; time
കൊല്ലം = year; time
ഞായറാഴ്ച = Sunday; day
തിങ്കളാഴ്ച = Monday; day
ചൊവ്വാഴ്ച = Tuesday; day
ബുധനാഴ്ച = Wednesday; day
വ്യാഴാഴ്ച = Thursday; day
വെള്ളിയാഴ്ച = Friday; day
ശനിയാഴ്ച = Saturday; day
ജനുവരി = January; month
ഫെബ്രുവരി = February; month
മാർച്ച് = March; month
ഏപ്രിൽ = April; month
മേയ് = May; month
ജൂൺ = June; month
ജൂലൈ = July; month
ഓഗസ്റ്റ് = August; month
സെപ്റ്റംബർ = September; month
ഒക്ടോബർ = October; month
നവംബർ = November; month
ഡിസംബർ = December; month
മഴക്കാലം = rainy season; the
വേനൽക്കാലം = summer; mass
ഓണം = Onam; feast
വിഷു = Vishu; feast
ക്രിസ്മസ് = Christmas; feast
ഈസ്റ്റർ = Easter; feast
ഈദ് = Eid; feast
പെരുന്നാൾ = Eid/feast day; feast
ദീപാവലി = Diwali; feast
അവധി = holiday; in=on_holiday
കിലോ = kilo; measure
ലിറ്റർ = litre; measure
ഗ്രാം = gram; measure
മീറ്റർ = metre; measure
കിലോമീറ്റർ = kilometre; measure
കപ്പ് = cup; vessel
സ്പൂൺ = spoon; vessel
കുപ്പി = bottle; vessel
പാക്കറ്റ് = packet; vessel
കഷണം = piece; vessel
നക്ഷത്രം = star
ദൈവം = God; bare
ഉപയോഗം = use; mass
ജീവിതം = life; mass
ചോദ്യം = question
ഉത്തരം = answer
സിമന്റ് = cement; mass
പെട്രോൾ = petrol; mass
പ്രശ്നം = problem
യാത്ര = journey
ബാഗ് = bag
അച്ഛനമ്മമാർ = parents; many
ട്രാഫിക് = traffic; mass
വൈഫൈ = Wi-Fi; mass
സോപ്പ് = soap; mass
വിറക് = firewood; mass
ബിസ്കറ്റ് = biscuit
ശക്തി = strength; mass
ബുദ്ധി = intelligence; mass
ഭംഗി = beauty; mass is=beautiful
മണം = smell
ഭാഗ്യം = luck; mass
കുസൃതി = mischief; mass
വൃത്തി = cleanliness; mass
പച്ചക്കറി = vegetables; many
വീതി = width
വിവരം = information; mass
നന്ദി = thanks; no
ക്യൂ = queue
ഏത്തപ്പഴം = banana
പൂക്കളം = flower carpet
കിളി = bird
ഗാനമേള = concert
ചെണ്ടമേളം = drumming; mass
പൂരം = pooram
തെയ്യം = theyyam; mass
മാൾ = mall
മിക്സി = mixer
ചട്ടി = pot
സവാള = onion
മുല്ലപ്പൂവ് = jasmine; mass
എരിശ്ശേരി = erissery; mass
കുരുമുളക് = pepper; mass
കൈനീട്ടം = gift of money
തിരുവോണം = Thiruvonam; feast
മോര് = buttermilk; mass
അവിയൽ = avial; mass
തോരൻ = thoran; mass
ഉപ്പുമാവ് = upma; mass
ഇടിയപ്പം = idiyappam; mass
മസാലദോശ = masala dosa
ആഴ്ചപ്പതിപ്പ് = weekly
മുണ്ട് = mundu
ലുങ്കി = lungi
മുലപ്പാൽ = breast milk; mass
പരിപ്പുവട = lentil fritter
നെയ്ച്ചോറ് = ghee rice; mass
പലഹാരം = snack
ഭാവി = future; the
ഒഴിവുസമയം = free time; mass
പ്രകൃതി = nature; mass
വായു = air; mass
സമാധാനം = peace; mass
ശാന്തി = peace; mass
വിശ്രമം = rest; mass
താല്പര്യം = interest
ടെൻഷൻ = stress; mass
അപകടം = accident
ഇഷ്ടപ്പെട്ട = no
മേശപ്പുറം = table; on
പുഴക്കര = river bank; on
വരാന്ത = veranda; on
പടി = step; on
നില = floor; on
അടുപ്പ് = stove; on
വാഴയില = banana leaf; on
മരച്ചുവട് = foot of the tree; at
ചുമര് = wall; on
ചുവർ = wall; on
ദ്വീപ് = island; on
ഫാം = farm; on
ഹർത്താൽ = general strike
സംസാരം = talk
ഇൻസ്റ്റഗ്രാം = Instagram; bare on
വാട്സാപ്പ് = WhatsApp; bare on
പരിശോധന = check
കടി = bite
കിഴക്ക് = east; the
പടിഞ്ഞാറ് = west; the
വടക്ക് = north; the
തെക്ക് = south; the
ചാറ്റൽമഴ = drizzle; mass
ഇടി = thunder; mass
മിന്നൽ = lightning; mass
മൂർച്ച = sharpness; mass is=sharp
ആഴം = depth; is=deep
ഭാരം = weight; is=heavy
മാമൻ = uncle; kin he
വള്ളം = boat; vehicle
തോണി = boat; vehicle
പ്രായം = age; age
കരുത്ത് = strength; mass
പ്രതീക്ഷ = hope; mass
വിശ്വാസം = trust; mass
ഊർജം = energy; mass
ഓക്സിജൻ = oxygen; mass
രക്തം = blood; mass
ചോര = blood; mass
കണ്ണീർ = tears; many
കണ്ണട = glasses; many
മുഴുവൻ = no
ഗൾഫ് = Gulf; the
ഒഴിവ് = no
അരമണിക്കൂർ = half an hour; time bare
ദൂരം = distance; mass
ലിഫ്റ്റ് = lift; vehicle
സ്റ്റാഫ് = staff; mass
പരമ്പര = series
`
