import * as contract from '@yoodee/api-contract';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

/** Every endpoint of the contract with its name there: a new one is tried without being named. */
export const endpoints = Object.entries<unknown>(contract).filter((entry): entry is [string, contract.Endpoint] =>
  isEndpoint(entry[1]),
);
