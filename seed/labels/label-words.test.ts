import { expect, test } from 'vitest'
import { readDemoManifest } from '../picture-manifest.ts'
import { wordsOf } from './food-pictures.ts'

const { ranking } = readDemoManifest()

test.each([
  ['Marco Polo Kamillentee', 'tee', 'Kamille', 'Camomile', 'Tee'],
  ['Spritziger Ingwer Lemon Tee', 'tee', 'Ingwer & Zitrone', 'Ginger & Lemon', 'Tee'],
  ['Earl Grey Schwarztee', 'tee', 'Earl Grey', 'Earl Grey', 'Tee'],
  ['Fenchel-Anis-Kümmel Tee', 'tee', 'Fenchel & Anis', 'Fennel & Aniseed', 'Tee'],
  ['Feinster Grüner Tee', 'tee', 'Grüner Tee', 'Green tea', 'Tee'],
  ['Ecuador Kaffee', 'kaffee-bohne', 'Ecuador', 'Ecuador', 'Kaffee'],
  ['Äthiopischer Espresso', 'kaffee-bohne', 'Äthiopien', 'Ethiopia', 'Espresso'],
  ['Diamant Puderzucker', 'zucker-suesse', 'Puderzucker', 'Icing sugar', 'Zucker'],
  ['Dr. Oettker Bourbon Vanille Zucker', 'zucker-suesse', 'Vanille', 'Vanilla', 'Zucker'],
  ['Bionade Himbeer-Pflaume', 'limonade-cola', 'Himbeere & Pflaume', 'Raspberry & Plum', 'Limonade'],
  [
    'Proviant Zitronenlimonade & Ingwer Naturtrüb, 0,33 LTR Flasche',
    'limonade-cola',
    'Zitrone & Ingwer',
    'Lemon & Ginger',
    'Limonade',
  ],
  ['Filder Apfelsaft Direktsaft', 'saft-nektar', 'Apfel', 'Apple', 'Saft'],
  ['Hohes C Frühstückssaft, Orange Karotte', 'saft-nektar', 'Orange & Karotte', 'Orange & Carrot', 'Saft'],
  ['Bio Soja Drink Vanille', 'pflanzendrinks', 'Vanille', 'Vanilla', 'Pflanzendrink'],
  ['Joghurt nach Griechischer Art, Brombeere', 'joghurt-quark', 'Brombeere', 'Blackberry', 'Joghurt'],
  ['Pfeffer Salami', 'wurst-schinken', 'Pfeffer', 'Pepper', 'Salami'],
  ['Biergarten Forelle', 'fisch', 'Forelle', 'Trout', 'Fisch'],
  ['Naan Brot Knoblauch & Koriander', 'brot-broetchen', 'Knoblauch & Koriander', 'Garlic & Coriander', 'Brot'],
  ['Lindor extra Dunkel 70% Kakao', 'schokolade', 'Kakao 70 %', 'Cocoa 70 %', 'Schokolade'],
  ['Kokos Riegel', 'riegel', 'Kokos', 'Coconut', 'Riegel'],
  ['Lorenz Wasabi Erdnüsse', 'nuesse-trockenfruechte', 'Wasabi', 'Wasabi', 'Erdnüsse'],
  ['Himbeer Essig', 'oel-essig', 'Himbeere', 'Raspberry', 'Essig'],
  ['Gourmet Senf mit Apfelstücken', 'sossen-senf', 'Apfel', 'Apple', 'Senf'],
  ['Bio Hähnchenbrustfilet', 'fleisch-gefluegel', undefined, undefined, 'Geflügel'],
  ['Pizzaburger Salami', 'tk-pizza-snacks', 'Salami', 'Salami', 'Tiefkühlsnack'],
  ['Alaska Seelachs Filet', 'fisch', 'Seelachs', 'Saithe', 'Fisch'],
  ['Apfelmus', 'konserven', 'Apfel', 'Apple', 'Fruchtmus'],
  ['Nuss-Nougat Creme', 'aufstriche-honig', 'Nuss', 'Nut', 'Nusscreme'],
  ['Traubenzucker Lollys', 'bonbons-fruchtgummi', 'Dextrose', 'Dextrose', 'Süßes'],
  ['Vegetarischer Schinken Spicker Bunter Pfeffer', 'vegan-tofu', 'Pfeffer', 'Pepper', 'Pflanzlich'],
  ['Snack Nüsse, Ungesalzen', 'nuesse-trockenfruechte', 'Ungesalzen', 'Unsalted', 'Nüsse'],
  ['Wild Preiselbeeren', 'konserven', 'Preiselbeere', 'Lingonberry', 'Früchte'],
])("the label of '%s' (%s) says %s, %s, %s", (name, category, de, en, kind) => {
  const { head, variety } = wordsOf({ name_de: name, category }, ranking[category]!)
  expect({ de: variety?.de, en: variety?.en, kind: head.de }).toEqual({ de, en, kind })
})

test('milk is not named after chocolate', () => {
  const { head, variety } = wordsOf({ name_de: 'Haltbare Vollmilch', category: 'milch-sahne' }, ranking['milch-sahne']!)
  expect({ kind: head.en, variety }).toEqual({ kind: 'Whole milk', variety: undefined })
})

test('an article whose noun its category does not sell is labelled as the category', () => {
  const { head, variety } = wordsOf({ name_de: 'Etwas Gutes', category: 'tee' }, ranking.tee!)
  expect({ kind: head.de, variety }).toEqual({ kind: 'Tee', variety: undefined })
})
