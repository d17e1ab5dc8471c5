import * as M from '../materials.js'

const WOODS = {
  oak: ['#c59a66', '#8a5a2c'],
  beech: ['#a46a3b', '#5c3416'],
  walnut: ['#6a4527', '#2e1a0b'],
  black: ['#2d2a28', '#151312'],
}

export const timber = (name = 'beech') => M.timber(...WOODS[name], 8)
