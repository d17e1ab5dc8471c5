import { expect, test } from 'vitest'
import { allergensIn } from './food-allergens.ts'

test.each([
  ['Weizenmehl, Zucker, Vollmilchpulver, Emulgator: Sojalecithin', ['GLUTEN', 'SOYBEANS', 'MILK']],
  ['Kokosmilch, Kakaobutter, Erdmandel, Muskatnuss, Milchsäure', []],
  ['Buchweizenmehl, Reismehl, glutenfrei', []],
  ['Hering, Branntweinessig, Senfsaaten, Eigelb', ['EGGS', 'FISH', 'MUSTARD']],
  ['Haselnüsse 13 %, Kakao, Süßmolkenpulver', ['MILK', 'NUTS']],
  ['Wein, Antioxidationsmittel: Natriummetabisulfit', ['SULPHITES']],
  ['Erdnusskerne geröstet, Sesamöl', ['PEANUTS', 'SESAME']],
  ['Austernsauce, Rahmspinat, Crème fraîche', ['MILK', 'MOLLUSCS']],
  ['Austernpilze, Eierpflaumen, E 2201', []],
  ['Eierteigwaren, Perlgraupen, Emmermehl, E 223', ['EGGS', 'GLUTEN', 'SULPHITES']],
  ['Emmentaler, Eier aus Bodenhaltung', ['EGGS', 'MILK']],
  ['Lachsschinken aus Schweinefleisch', []],
  ['Garnelen, Tintenfisch, Sellerie, Lupinenmehl', ['CRUSTACEANS', 'CELERY', 'LUPIN', 'MOLLUSCS']],
])("'%s' contains %j", (text, codes) => {
  expect(allergensIn(text).contains.toSorted()).toEqual(codes.toSorted())
})

test('traces are what may be in it, not what is', () => {
  const text = 'Haferflocken, Rosinen. Kann Spuren von Erdnüssen, Milch und Sesam enthalten. Kühl lagern.'
  expect(allergensIn(text)).toEqual({ contains: ['GLUTEN'], traces: ['PEANUTS', 'MILK', 'SESAME'] })
  expect(allergensIn('Mandeln. In unserer Produktion werden auch Erdnusskerne verarbeitet.')).toEqual({
    contains: ['NUTS'],
    traces: ['PEANUTS'],
  })
})

test('a text without any says nothing, and so does none', () => {
  expect(allergensIn('Wasser, Salz')).toEqual({ contains: [], traces: [] })
  expect(allergensIn('')).toEqual({ contains: [], traces: [] })
})
