import { shopFaults } from '../test/faults/scenarios.ts'
import { holdPromises } from './hold-promises.ts'

holdPromises(shopFaults)
