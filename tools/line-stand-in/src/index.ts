export { createLineStandIn, standInEnv, type LineStandIn, type StandInSettings } from './line-stand-in.ts';
export { personas, type Persona } from './personas.ts';
