/** All object builders by kind. */
import { accessories } from './accessories.js'
import { bags } from './bags.js'
import { barMachines } from './bar-machines.js'
import { bottles } from './bottles.js'
import { bread } from './bread.js'
import { cartons } from './cartons.js'
import { cookware } from './cookware.js'
import { cups } from './cups.js'
import { cutlery } from './cutlery.js'
import { dairy } from './dairy.js'
import { dishes } from './dishes.js'
import { dispensers } from './dispensers.js'
import { fish } from './fish.js'
import { glasses } from './glasses.js'
import { kitchenTools } from './kitchen-tools.js'
import { meat } from './meat.js'
import { plates } from './plates.js'
import { produce } from './produce.js'
import { seats } from './seats.js'
import { supplies } from './supplies.js'
import { sweets } from './sweets.js'
import { tablesAndLamps } from './tables-and-lamps.js'
import { textiles } from './textiles.js'
import { tins } from './tins.js'
import { tubs } from './tubs.js'

import { singleTools } from './single-tools.js'

import { serving } from './serving.js'

import { coffeeMachines } from './coffee-machines.js'

import { coldSweets } from './cold-sweets.js'

export const builders = {
  ...coldSweets,
  ...coffeeMachines,
  ...serving,
  ...singleTools,
  ...accessories,
  ...bags,
  ...barMachines,
  ...bottles,
  ...bread,
  ...cartons,
  ...cookware,
  ...cups,
  ...cutlery,
  ...dairy,
  ...dishes,
  ...dispensers,
  ...fish,
  ...glasses,
  ...kitchenTools,
  ...meat,
  ...plates,
  ...produce,
  ...seats,
  ...supplies,
  ...sweets,
  ...tablesAndLamps,
  ...textiles,
  ...tins,
  ...tubs,
}
