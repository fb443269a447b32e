/// <reference types="vite/types/importMeta.d.ts" />
import type { Endpoint } from './lib/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('./lib/*.contract.ts', { eager: true });

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

/**
 * Every endpoint with its name, so that new endpoints are tested automatically. Needs Vitest, which resolves the
 * pattern.
 */
export const endpoints = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
